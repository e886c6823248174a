import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { isWatched } from './guards';
import { missingPermits } from './permits';
import { WrittenRecords } from './writtenRecords';
import { isRefused, type Change, type ChangeStream, type Guard, type Permit, type Refusal } from './changeTypes';

export interface Survey {
  /** The permits that a change's author lacks, by index of the change. */
  readonly missing: ReadonlyMap<number, readonly Permit[]>;
  /** The indexes of the changes that each guard watches; guards that watch none are left out. */
  readonly watched: ReadonlyMap<Guard, readonly number[]>;
  readonly written: WrittenRecords;
}

/** Avoids queries for the many changes that no permit concerns. */
const mayNeedPermit = ({ permits }: StoreContext, change: Change): boolean =>
  change.action === 'delete' || permits.some((permit) => permit.watches(change));

/** Reads the whole change set before anything is written, and checks the permits of its author. */
export async function survey(
  context: StoreContext,
  client: pg.ClientBase,
  { author, source, signal }: Pick<ChangeStream, 'author' | 'source' | 'signal'>,
  excluded: ReadonlyMap<number, Refusal>,
): Promise<Survey> {
  const missing = new Map<number, readonly Permit[]>();
  const watched = new Map<Guard, number[]>();
  const written = new WrittenRecords(context);
  if (source.total === 1 && context.permits.length === 0 && context.guards.length === 0)
    return { missing, watched, written };
  let place = -1;
  for await (const window of source.windows(client)) {
    signal?.throwIfAborted();
    for (const asked of window) {
      place += 1;
      if (isRefused(asked) || excluded.has(place)) continue;
      written.note(asked);
      for (const guard of context.guards) {
        if (!isWatched(context, guard, asked)) continue;
        const places = watched.get(guard);
        if (places) places.push(place);
        else watched.set(guard, [place]);
      }
      if (!mayNeedPermit(context, asked)) continue;
      const lacking = await missingPermits(context, client, author, asked);
      if (lacking.length > 0) missing.set(place, lacking);
    }
  }
  return { missing, watched, written };
}
