import type { StoreContext } from '../../storeContext';
import { where } from '../../reading/scope';
import { sql, toQuery } from '../../sql';
import { boundedName } from '../../tables/names';
import { comesBefore, orderSql } from '../order';
import type { ListSelection } from '../selection';
import { buildOrdinals, type Ordinals, type Runner } from './ordinals';

/** With more changed records, reading all ids again is cheaper than locating each one. */
const MOST_CHANGES = 200;

/** Up to this many ids are read again at once, which is cheaper than finding out what changed. */
const FEW_IDS = 500;

/** Number of known records that each changed one is compared with per round trip. */
const anchorsFor = (changes: number): number => (changes <= 4 ? 100 : changes <= 32 ? 48 : 16);

interface Changes extends Pick<Ordinals, 'version' | 'snapshot'> {
  readonly ids: readonly number[];
}

/** The records written since the ordinals were read; undefined if there are too many, or the history is incomplete. */
async function changesSince(
  context: StoreContext,
  runner: Runner,
  resource: string,
  { version, snapshot }: Ordinals,
): Promise<Changes | undefined> {
  // Transaction ids above the current ones come from another cluster, from which a backup was restored.
  const query = sql`
    with since as materialized (
      select c.change_set from ${context.system('table_change')} c
      where c.resource = ${resource} and c.xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and c.xid < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(c.xid, ${snapshot}::pg_snapshot)
    )
    select v.version, pg_current_snapshot()::text as snapshot, (select count(*) from since) as steps,
      array(
        select distinct r.row_id from since
        join ${context.system('change_row')} r on r.change_set = since.change_set and r.resource = ${resource}
        limit ${MOST_CHANGES + 1}
      ) as ids
    from ${context.system('table_state')} v where v.resource = ${resource}`;
  const { rows } = await runner.query<Changes & { readonly steps: number }>(
    toQuery(query, boundedName(`changes_${context.schema}`)),
  );
  const [row] = rows;
  if (!row || row.steps !== row.version - version || row.ids.length > MOST_CHANGES) return undefined;
  return row;
}

/** A changed record, and the range of positions in the known ids where it can belong. */
interface Search {
  readonly id: number;
  low: number;
  high: number;
}

function probes({ low, high }: Search, most: number): readonly number[] {
  const count = Math.min(most, high - low);
  return Array.from({ length: count }, (_, index) => low + Math.floor(((index + 1) * (high - low)) / (count + 1)));
}

/** Compares every search with its probes in one statement, and narrows its range to the gap between two probes. */
async function narrow(
  context: StoreContext,
  runner: Runner,
  selection: ListSelection,
  known: Float64Array,
  searches: readonly Search[],
): Promise<void> {
  const open = searches
    .filter(({ low, high }) => low < high)
    .map((search) => ({ search, at: probes(search, anchorsFor(searches.length)) }));
  const changed = open.flatMap(({ search, at }) => at.map(() => search.id));
  const anchors = open.flatMap(({ at }) => at.map((place) => known[place]));
  const table = context.at(selection.table);
  const query = sql`
    select m.id, count(*) filter (where ${comesBefore(selection.order, 'a', 'm')}) as before
    from unnest(${changed}::bigint[], ${anchors}::bigint[]) as u(changed, anchor)
    join ${table} m on m.id = u.changed join ${table} a on a.id = u.anchor group by m.id`;
  const { field = 'id', descending } = selection.order;
  const name = boundedName(`narrow_${context.schema}_${selection.table.name}_${field}_${descending}`);
  const { rows } = await runner.query<{ id: number; before: number }>(toQuery(query, name));
  const before = new Map(rows.map((row) => [row.id, row.before]));
  for (const { search, at } of open) {
    const count = before.get(search.id) ?? 0;
    search.high = at[count] ?? search.high;
    search.low = count > 0 ? (at[count - 1] ?? search.low) + 1 : search.low;
  }
}

function without(ids: Float64Array, removed: readonly number[]): Float64Array {
  // `indexOf` of a typed array is many times faster than a loop.
  const places = removed
    .map((id) => ids.indexOf(id))
    .filter((place) => place >= 0)
    .sort((a, b) => a - b);
  const kept = new Float64Array(ids.length - places.length);
  let from = 0;
  for (const [index, place] of places.entries()) {
    kept.set(ids.subarray(from, place), from - index);
    from = place + 1;
  }
  kept.set(ids.subarray(from), from - places.length);
  return kept;
}

/** Inserts `members` into `known` at their positions; both are in the list's order. */
function merge(known: Float64Array, members: readonly Search[]): Float64Array {
  const ids = new Float64Array(known.length + members.length);
  let from = 0;
  for (const [index, { id, low }] of members.entries()) {
    ids.set(known.subarray(from, low), from + index);
    ids[low + index] = id;
    from = low;
  }
  ids.set(known.subarray(from), from + members.length);
  return ids;
}

/**
 * Updates ordinals to the snapshot that `runner` sees: removes the written records, queries which of them belong to
 * the list, and locates their positions with few comparisons.
 */
export async function refreshOrdinals(
  context: StoreContext,
  runner: Runner,
  selection: ListSelection,
  old: Ordinals,
): Promise<Ordinals> {
  if (old.ids.length <= FEW_IDS) return buildOrdinals(context, runner, selection);
  const changes = await changesSince(context, runner, selection.table.stored, old);
  if (!changes) return buildOrdinals(context, runner, selection);
  const known = without(old.ids, changes.ids);
  const conditions = [sql`t.id = any(${changes.ids}::bigint[])`, ...selection.conditions];
  const table = context.at(selection.table);
  const query = sql`select t.id from ${table} t ${where(conditions)} ${orderSql(selection.order)}`;
  const { rows } = await runner.query<{ id: number }>(toQuery(query));
  const members = rows.map(({ id }): Search => ({ id, low: 0, high: known.length }));
  while (members.some(({ low, high }) => low < high)) await narrow(context, runner, selection, known, members);
  const { version, snapshot } = changes;
  return { version, snapshot, ids: merge(known, members) };
}
