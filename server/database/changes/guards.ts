import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { cascadeResources } from './ownership';
import { refused, type Change, type Guard, type Refusal } from './changeTypes';

/** The changes that a guard refuses after the writing, by their place. */
type Verdict = () => Promise<ReadonlyMap<number, Refusal>>;

/** Whether a change, or a deletion that comes with it, can break what a guard keeps. */
export function isWatched(context: StoreContext, guard: Guard, change: Change): boolean {
  if (guard.watches(change)) return true;
  if (change.action !== 'delete') return false;
  const cascade = cascadeResources(context, context.writable(change.resource));
  return cascade.some((resource) => guard.watches({ resource, action: 'delete' }));
}

/**
 * Asks the guards of a change set before it writes. Change sets that a guard watches wait for each other until they
 * end, because two that are each harmless can break it together. What did not hold before is not this one's doing.
 *
 * @param watched the places of the changes that each guard watches
 * @returns what asks them again after the writing.
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
