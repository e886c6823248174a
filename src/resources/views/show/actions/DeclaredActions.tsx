import type { AnyRecord } from '../../../language/resourceSchema';
import { ActionButton } from './ActionButton';
import { useShownActions } from './useShownActions';

export interface DeclaredActionsProps {
  readonly record: AnyRecord;
  /** The actions of these names, as they fit into a row. */
  readonly only: readonly string[];
}

/** The buttons of some declared actions that are for this record, and for this person. */
export function DeclaredActions({ record, only }: DeclaredActionsProps) {
  return useShownActions(record)
    .filter(([name]) => only.includes(name))
    .map(([name, action]) => <ActionButton key={name} name={name} action={action} record={record} isInRow />);
}
