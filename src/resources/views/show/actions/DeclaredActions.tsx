import { holds } from '../../../records/holds';
import { conditionAt } from '../../../language/moments';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { ActionButton } from './ActionButton';

export interface DeclaredActionsProps {
  readonly record: AnyRecord;
  /** Only the actions of these names, as they fit into a row; all where absent. */
  readonly only?: readonly string[];
}

/** The buttons of the declared actions that are for this record, and for this person. */
export function DeclaredActions({ record, only }: DeclaredActionsProps) {
  const { schema } = useScreen();
  const now = new Date();
  return Object.entries(schema.actions)
    .filter(([name]) => only === undefined || only.includes(name))
    .filter(([, { when }]) => when === undefined || holds(conditionAt(when, now), record, schema))
    .map(([name, action]) => (
      <ActionButton key={name} name={name} action={action} record={record} isInRow={only !== undefined} />
    ));
}
