import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { cascadeResources } from './ownership';
import { refused, type Change, type Guard, type Refusal } from './changeTypes';

/** Checks the guards after the write and returns refusals by index of the change. */
type Verdict = () => Promise<ReadonlyMap<number, Refusal>>;

/** Whether a change, or a deletion that it cascades to, can break a guard. */
export function isWatched(context: StoreContext, guard: Guard, change: Change): boolean {
  if (guard.watches(change)) return true;
  if (change.action !== 'delete') return false;
  const cascade = cascadeResources(context, context.writable(change.resource));
  return cascade.some((resource) => guard.watches({ resource, action: 'delete' }));
}

/**
 * Checks the guards of a change set before it writes. Watched change sets run one after the other, because two
 * harmless ones can break a guard together. A guard that does not hold beforehand is ignored.
 *
 * @param watched indexes of the changes that each guard watches
 * @returns a function that checks the guards again after the write
 */
export async function guarded(
  context: StoreContext,
  client: pg.ClientBase,
  watched: ReadonlyMap<Guard, readonly number[]>,
): Promise<Verdict> {
  if (watched.size === 0) return async () => new Map();
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`guards:${context.schema}`]);
  const held: Guard[] = [];
  for (const guard of watched.keys()) if (await guard.holds(client, context.schema)) held.push(guard);
  return async () => {
    for (const guard of held) {
      if (await guard.holds(client, context.schema)) continue;
      return new Map((watched.get(guard) ?? []).map((place) => [place, refused(guard.reason)]));
    }
    return new Map();
  };
}
