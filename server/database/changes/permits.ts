import type pg from 'pg';
import type { StoreContext } from '../context';
import { refused, type ChangeSetInput, type Permit, type RowOutcome } from './types';

/** Answers the rows of a change set, with those that their author may not make refused. */
type Permission = (rows: readonly RowOutcome[]) => readonly RowOutcome[];

/**
 * Asks the permits of a change set before it writes, so that an earlier row of it cannot open the way for a later one.
 *
 * @returns what refuses the rows without permission, once it is known what came of them.
 */
export async function permitted(
  context: StoreContext,
  client: pg.ClientBase,
  { author, changes }: ChangeSetInput,
): Promise<Permission> {
  const missing = new Map<number, Permit[]>();
  for (const [index, change] of changes.entries()) {
    for (const permit of context.permits) {
      if (!permit.watches(change) || (await permit.allows(client, context.schema, author, change))) continue;
      missing.set(index, [...(missing.get(index) ?? []), permit]);
    }
  }
  return (rows) =>
    rows.map((row, index) => {
      if (row.status === 'refused') return row;
      const permit = missing.get(index)?.find((one) => one.concerns(row));
      return permit ? refused(permit.reason) : row;
    });
}
