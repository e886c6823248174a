import type { AnyRecord } from '../../../language/resourceSchema';
import { ActionButton } from './ActionButton';
import { useShownActions } from './useShownActions';

export interface DeclaredActionsProps {
  readonly record: AnyRecord;
  readonly only: readonly string[];
}

/** Buttons of declared actions that apply to the record and that the person may run. */
export function DeclaredActions({ record, only }: DeclaredActionsProps) {
  return useShownActions(record)
    .filter(([name]) => only.includes(name))
    .map(([name, action]) => <ActionButton key={name} name={name} action={action} record={record} isInRow />);
}
