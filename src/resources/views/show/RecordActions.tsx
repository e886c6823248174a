import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useNavigate, useTranslate } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { isClosed } from '../../records/fieldRules';
import { useAllowed, useMayWrite } from '../access/useAllowed';
import { Withheld } from '../access/Withheld';
import { useSingleKeys } from '../page/pressedKeys';
import { useIsNarrow } from '../page/useIsNarrow';
import { screenPath, useScreen } from '../ScreenContext';
import { editFirst } from './fieldEdit/pencils';
import { ActionButton } from './actions/ActionButton';
import { useShownActions } from './actions/useShownActions';
import { PlanLink } from './plan/PlanLink';
import { useRecordPlan } from './plan/useRecordPlan';
import { RecordMenu } from './RecordMenu';

export interface RecordActionsProps {
  readonly record: AnyRecord;
  /** Beside a long name or an open panel. */
  readonly hasNoRoom: boolean;
}

/** Header actions of a details page: the plan or the first declared action, and edit; all others are in a menu. */
export function RecordActions({ record, hasNoRoom }: RecordActionsProps) {
  const translate = useTranslate();
  const target = useScreen();
  const mayEdit = useAllowed('edit');
  const isTheirs = useMayWrite()(record);
  const canEdit = mayEdit && isTheirs && !isClosed(target.schema, record);
  const isTight = useIsNarrow() || hasNoRoom;
  const navigate = useNavigate();
  const toEdit = screenPath(target, 'edit', record.id);
  useSingleKeys((key) => {
    if (key === 'F2') return editFirst();
    if (key.toLowerCase() !== 'e' || !canEdit || document.querySelector('[role="menu"]')) return false;
    navigate(toEdit);
    return true;
  });
  const plan = useRecordPlan(record.id);
  const actions = useShownActions(record);
  // On telephones and where the room is short, one button has words.
  const first = actions.find(([, { inPanel }]) => !inPanel);
  // The panel has the page's main button.
  const variant = actions.some(([, { inPanel }]) => inPanel) ? 'outlined' : 'contained';
  const shown = plan === undefined && (!isTight || !canEdit) ? first : undefined;
  return (
    <>
      {plan && <PlanLink plan={plan} id={record.id} isIcon={isTight} />}
      {shown && <ActionButton name={shown[0]} action={shown[1]} record={record} />}
      {!mayEdit && (
        <Withheld
          action="edit"
          label={translate('screens.actions.edit')}
          variant={variant}
          startIcon={<EditOutlined />}
        />
      )}
      {canEdit && (
        <Button
          component={LinkBase}
          to={toEdit}
          aria-keyshortcuts="E"
          size="small"
          variant={variant}
          startIcon={<EditOutlined />}
        >
          {translate('screens.actions.edit')}
        </Button>
      )}
      <RecordMenu record={record} actions={actions.filter((action) => action !== shown)} />
    </>
  );
}
