import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { SettingAction } from '../../language/recordActions';
import { actionKey } from '../../registry/translationKeys';
import { useAllowedActions } from '../access/useAllowed';
import { useScreen } from '../ScreenContext';
import type { BulkOffer } from './BulkOffer';
import type { BulkSelection } from './bulkTypes';

const BulkActionDialog = lazy(() => import('./BulkActionDialog'));

/** The declared actions that may be done with several records. */
export function useBulkActions(selection: BulkSelection): readonly BulkOffer[] {
  const translate = useTranslate();
  const { schema } = useScreen();
  const allowed = useAllowedActions();
  const [open, setOpen] = useState<{ readonly name: string; readonly selection: BulkSelection }>();
  const actions = Object.entries(schema.actions).filter(
    (entry): entry is [string, SettingAction] =>
      'sets' in entry[1] && entry[1].several === true && allowed[entry[1].needs ?? 'edit'],
  );
  return actions.map(([name, action]) => ({
    name,
    label: translate(actionKey(schema, name)),
    icon: null,
    onChoose: () => setOpen({ name, selection }),
    dialog: open?.name === name && (
      <Suspense fallback={null}>
        <BulkActionDialog name={name} action={action} selection={open.selection} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  }));
}
