import type pg from 'pg';
import type { StoreContext } from '../context';
import { refused, type Change, type Guard, type RowOutcome } from './types';

/** Answers the rows of a change set, with those that a guard watches refused where the guard does not hold any more. */
type Verdict = (rows: readonly RowOutcome[]) => Promise<readonly RowOutcome[]>;

/**
 * Asks the guards of a change set before it writes. Change sets that a guard watches wait for each other until they
 * end, because two that are each harmless can break it together. What did not hold before is not this one's doing.
 *
 * @returns what asks them again after the writing.
 */
export async function guarded(
  context: StoreContext,
  client: pg.ClientBase,
  changes: readonly Change[],
): Promise<Verdict> {
  const watching = context.guards.filter((guard) => changes.some((change) => guard.watches(change)));
  if (watching.length === 0) return async (rows) => rows;
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`guards:${context.schema}`]);
  const held: Guard[] = [];
  for (const guard of watching) if (await guard.holds(client, context.schema)) held.push(guard);
  return async (rows) => {
    for (const guard of held) {
      if (await guard.holds(client, context.schema)) continue;
      const isWatched = (index: number) => changes[index] !== undefined && guard.watches(changes[index]);
      return rows.map((row, index) => (isWatched(index) ? refused(guard.reason) : row));
    }
    return rows;
  };
}
