import type pg from 'pg';
import { EVERYWHERE, type StoreContext } from '../storeContext';
import { getRecords } from '../reading/read';
import { raw, sql, toQuery, type Sql } from '../sql';
import type { Values } from '../../../src/resources/language/values';
import type { RecordedRow } from './historyTypes';
import { changedSince } from './valuesThen';

type Queries = Pick<pg.ClientBase, 'query'>;

interface ReadRow extends Omit<RecordedRow, 'parentId' | 'parents' | 'before' | 'after'> {
  readonly parentId: number | null;
  readonly before: Values | null;
  readonly after: Values | null;
  /** For an update: the former values of fields changed since. */
  readonly since: Values | null;
}

const COLUMNS = raw(`r.change_set as "changeSet", r.ordinal, s.at, s.author_name as "authorName", s.origin, r.resource,
  r.row_id as id, r.action, r.version, r.parent_id as "parentId", r.before, r.after`);

async function valuesNow(
  context: StoreContext,
  client: Queries,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<string, Values>> {
  const found = new Map<string, Values>();
  const declared = new Set(context.tables.map(({ schema }) => schema.name));
  const updates = rows.filter(({ action, resource }) => action === 'update' && declared.has(resource));
  for (const resource of new Set(updates.map((row) => row.resource))) {
    const ids = [...new Set(updates.flatMap((row) => (row.resource === resource ? [row.id] : [])))];
    const read = await getRecords({ ...context, pool: client }, context.registry.get(resource), ids, EVERYWHERE);
    for (const { id, values } of read) found.set(`${resource}/${id}`, values);
  }
  return found;
}

/** An update records only changed values; the others come from the current record and later changes. */
function toRow({ parentId, before, after, since, ...row }: ReadRow, now: Values | undefined): RecordedRow {
  const unchanged = row.action === 'update' ? { ...now, ...since } : {};
  return {
    ...row,
    ...(parentId !== null && { parentId }),
    ...(before && { before: { ...unchanged, ...before } }),
    ...(after && { after: { ...unchanged, ...after } }),
  };
}

/** Uses several queries: pass a client within a snapshot transaction for consistent results. */
export async function readRows(
  context: StoreContext,
  client: Queries,
  condition: Sql,
  rest: Sql = sql``,
): Promise<readonly RecordedRow[]> {
  const query = sql`
    select ${COLUMNS}, case when r.action = 'update' then ${changedSince(context)} end as since
    from ${context.system('change_row')} r
    join ${context.system('change_set')} s on s.id = r.change_set where ${condition} ${rest}`;
  const { rows } = await client.query<ReadRow>(toQuery(query));
  const now = await valuesNow(context, client, rows);
  return rows.map((row) => toRow(row, now.get(`${row.resource}/${row.id}`)));
}
