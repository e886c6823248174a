import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { CallAction, RecordAction, SettingAction } from '../../language/recordActions';
import { SchemaIcon } from '../../../theme/icons';
import { actionKey } from '../../registry/translationKeys';
import { useAllowedActions } from '../access/useAllowed';
import { useScreen } from '../ScreenContext';
import type { BulkOffer } from './BulkOffer';
import type { BulkSelection } from './bulkTypes';

const BulkActionDialog = lazy(() => import('./BulkActionDialog'));
const BulkCallDialog = lazy(() => import('./BulkCallDialog'));

const isForSeveral = (action: RecordAction): action is CallAction | SettingAction =>
  !('downloads' in action) && action.several === true;

export function useBulkActions(selection: BulkSelection): readonly BulkOffer[] {
  const translate = useTranslate();
  const { schema } = useScreen();
  const allowed = useAllowedActions();
  const [open, setOpen] = useState<{ readonly name: string; readonly selection: BulkSelection }>();
  const close = () => setOpen(undefined);
  const actions = Object.entries(schema.actions).flatMap(([name, action]) =>
    isForSeveral(action) && allowed[action.needs ?? 'edit'] ? [{ name, action }] : [],
  );
  return actions.map(({ name, action }) => ({
    name,
    label: translate(actionKey(schema, name)),
    icon: action.icon && <SchemaIcon name={action.icon} />,
    onChoose: () => setOpen({ name, selection }),
    dialog: open?.name === name && (
      <Suspense fallback={null}>
        {'sets' in action ? (
          <BulkActionDialog {...{ name, action }} selection={open.selection} onClose={close} />
        ) : (
          <BulkCallDialog {...{ name, action }} selection={open.selection} onClose={close} />
        )}
      </Suspense>
    ),
  }));
}
