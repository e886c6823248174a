import type pg from 'pg';
import type { LimitedGrants } from '../../../src/resources/access/extent';
import type { StoreContext } from '../storeContext';
import type { Tally } from '../quotas/tally';
import { Chunk } from './chunks';
import { hasFollowing, performFollowing, type FollowedChanges } from './following';
import type { Handles } from './handles';
import { beyondLimits, leftBeyondLimits } from './limits';
import { performGuarded } from './perform';
import { isRuled, refusedByRules } from './rowRules';
import {
  isRefused,
  refused,
  type IncomingChange,
  type Change,
  type ChangeSetHead,
  type Permit,
  type Refusal,
  type RowOutcome,
} from './changeTypes';

interface WindowEntry {
  readonly change: Change;
  readonly place: number;
  readonly missing: readonly Permit[];
}

/** Drops the handle and resource of a refused change. */
const withoutName = ({ status, reason, issues, because }: Refusal): Refusal => ({
  status,
  reason,
  issues,
  ...(because && { because }),
});

interface Asking {
  readonly tally: Tally | undefined;
  readonly limits: LimitedGrants | undefined;
  readonly author: ChangeSetHead['author'];
  readonly followed: FollowedChanges;
}

/** Maps refusals from batch indexes to window indexes. */
const atTheirPlaces = (
  placed: readonly WindowEntry[],
  refusals: Iterable<readonly [number, Refusal]>,
): Map<number, Refusal> => new Map([...refusals].map(([index, refusal]) => [placed[index]?.place ?? index, refusal]));

async function denials(
  context: StoreContext,
  client: pg.ClientBase,
  placed: readonly WindowEntry[],
  outcomes: readonly RowOutcome[],
  { tally, limits, author }: Asking,
): Promise<Map<number, Refusal>> {
  const changes = placed.map(({ change }) => change);
  const ruled = await refusedByRules(context, client, changes, outcomes, author);
  const beyond = limits ? await leftBeyondLimits(context, client, limits, changes, outcomes) : [];
  const found = atTheirPlaces(placed, [...ruled, ...beyond]);
  for (const [index, { missing, place }] of placed.entries()) {
    const outcome = outcomes[index];
    if (!outcome || outcome.status === 'refused') continue;
    const permit = missing.find((one) => one.concerns(outcome));
    if (permit) found.set(place, refused(permit.reason));
  }
  // Refused changes do not count against quotas.
  if (found.size > 0) return found;
  return atTheirPlaces(placed, [...(tally?.take(changes, outcomes) ?? [])]);
}

/** Writes a batch. If some of its changes are refused afterwards, rolls back and writes the others again. */
async function performPermitted(
  context: StoreContext,
  client: pg.ClientBase,
  placed: readonly WindowEntry[],
  rows: (RowOutcome | undefined)[],
  asking: Asking,
): Promise<void> {
  const { tally, limits } = asking;
  const follows = placed.some(({ change }) => hasFollowing(context, change));
  const isAsked =
    follows ||
    limits !== undefined ||
    placed.some(({ missing, change }) => missing.length > 0 || isRuled(context, change)) ||
    tally?.mayRefuse(placed.map(({ change }) => change)) === true;
  if (isAsked) await client.query('savepoint permitted');
  const outcomes = await performGuarded(
    context,
    client,
    placed.map(({ change }) => change),
  );
  const denied = await denials(context, client, placed, outcomes, asking);
  if (denied.size === 0 && follows) {
    const changes = placed.map(({ change }) => change);
    const { author, followed } = asking;
    const broken = await performFollowing(context, client, changes, outcomes, author, followed);
    for (const [place, refusal] of atTheirPlaces(placed, broken)) denied.set(place, refusal);
  }
  if (denied.size > 0 && !isAsked) throw new Error('a change was refused that nothing could refuse');
  if (denied.size > 0) await client.query('rollback to savepoint permitted');
  if (isAsked) await client.query('release savepoint permitted');
  if (denied.size === 0) {
    for (const [index, { place }] of placed.entries()) rows[place] = outcomes[index];
    return;
  }
  for (const [place, refusal] of denied) rows[place] = refusal;
  const left = placed.filter(({ place }) => !denied.has(place));
  if (left.length > 0) await performPermitted(context, client, left, rows, asking);
}

/** Writes those changes of a batch that are within the author's rights. */
async function performReached(
  context: StoreContext,
  client: pg.ClientBase,
  placed: readonly WindowEntry[],
  rows: (RowOutcome | undefined)[],
  asking: Asking,
): Promise<void> {
  const changes = placed.map(({ change }) => change);
  const beyond = asking.limits && (await beyondLimits(context, client, asking.limits, changes));
  const denied = atTheirPlaces(placed, beyond ?? []);
  for (const [place, refusal] of denied) rows[place] = refusal;
  const left = placed.filter(({ place }) => !denied.has(place));
  if (left.length > 0) await performPermitted(context, client, left, rows, asking);
}

export interface PerformedWindow {
  /** The changes with handles replaced by ids. */
  readonly asked: readonly IncomingChange[];
  readonly rows: readonly RowOutcome[];
}

/** Adds the ids of the parents to an outcome if the change named one of them by a handle. */
const withParents = (asked: IncomingChange | undefined, { parents }: Change, row: RowOutcome): RowOutcome =>
  row.status === 'refused' || !asked || isRefused(asked) || !asked.parentHandles || !parents
    ? row
    : { ...row, parents };

/**
 * Makes the changes of a window in order.
 *
 * @param first index in the change set of the window's first change
 * @param excluded changes to refuse in any case, by index in the change set
 * @param handles of earlier windows; extended by this one
 */
export async function performWindow(
  context: StoreContext,
  client: pg.ClientBase,
  window: readonly IncomingChange[],
  first: number,
  {
    missing,
    excluded,
    handles,
    tally,
    limits,
    author,
    followed,
  }: Asking & {
    readonly missing: ReadonlyMap<number, readonly Permit[]>;
    readonly excluded: ReadonlyMap<number, Refusal>;
    readonly handles: Handles;
  },
): Promise<PerformedWindow> {
  const made = [...window];
  const rows: (RowOutcome | undefined)[] = window.map(() => undefined);
  const chunk = new Chunk<WindowEntry>();
  const flush = async () => {
    const placed = chunk.empty();
    if (placed.length > 0) await performReached(context, client, placed, rows, { tally, limits, author, followed });
    for (const { change, place } of placed) {
      const row = rows[place];
      if (!row) throw new Error(`the change at ${first + place} has no outcome`);
      handles.settle(context, change, row);
      rows[place] = withParents(window[place], change, row);
    }
  };
  for (const [place, asked] of window.entries()) {
    const known = isRefused(asked) ? asked : excluded.get(first + place);
    if (!isRefused(asked) && !known && handles.isWaitedFor(context, asked)) await flush();
    const change = isRefused(asked) ? asked : (known ?? handles.resolve(context, asked));
    if (isRefused(change)) {
      rows[place] = withoutName(change);
      handles.refuse(asked, change);
      continue;
    }
    if (!chunk.takes(change)) await flush();
    chunk.add({ change, place, missing: missing.get(first + place) ?? [] });
    handles.await(change);
    made[place] = change;
  }
  await flush();
  return { asked: made, rows: rows.flatMap((row) => row ?? []) };
}
