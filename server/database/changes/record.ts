import type pg from 'pg';
import { parentIdOf, type StoreContext } from '../context';
import { sql, toQuery } from '../sql';
import type { Change, ChangeSetInput, Done, RowOutcome } from './types';

interface Written {
  readonly ordinal: number;
  readonly change: Change;
  readonly row: Done;
}

/** How many records a kind of write adds. */
const ADDED = { created: 1, changed: 0, unchanged: 0, deleted: -1 } as const;

/** The rows that changed something. */
const writtenRows = ({ changes }: ChangeSetInput, rows: readonly RowOutcome[]): readonly Written[] =>
  changes.flatMap((change, ordinal) => {
    const row = rows[ordinal];
    return row && row.status !== 'refused' && row.status !== 'unchanged' ? [{ ordinal, change, row }] : [];
  });

async function insertChangeSet(
  context: StoreContext,
  client: pg.ClientBase,
  { author, origin }: ChangeSetInput,
): Promise<number> {
  const query = sql`
    insert into ${context.system('change_set')} (author_id, author_name, origin)
    values (${author.id}, ${author.name}, ${origin}) returning id`;
  const { rows } = await client.query<{ id: number }>(toQuery(query));
  return rows[0]?.id ?? 0;
}

async function insertRows(
  context: StoreContext,
  client: pg.ClientBase,
  changeSet: number,
  written: readonly Written[],
): Promise<void> {
  const rows = written.map(({ ordinal, change, row }) => ({
    ordinal,
    resource: change.resource,
    row_id: row.id,
    parent_id: parentIdOf(context.table(change.resource).schema, change.parents) ?? null,
    action: change.action,
    version: row.version,
    before: row.before ?? null,
    after: row.after ?? null,
  }));
  const query = sql`
    insert into ${context.system('change_row')}
      (change_set, ordinal, resource, row_id, parent_id, action, version, before, after)
    select ${changeSet}::bigint, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(ordinal integer, resource text, row_id bigint, parent_id bigint,
        action text, version integer, before jsonb, after jsonb)`;
  await client.query(toQuery(query));
}

/** Counts the tables' versions up, in one order for all, and holds them until the commit that follows at once. */
async function raiseVersions(
  context: StoreContext,
  client: pg.ClientBase,
  changeSet: number,
  written: readonly Written[],
): Promise<void> {
  const added = new Map<string, number>();
  for (const { change, row } of written)
    added.set(change.resource, (added.get(change.resource) ?? 0) + ADDED[row.status]);
  for (const resource of [...added.keys()].sort()) {
    const query = sql`
      with raised as (
        update ${context.system('table_version')}
        set version = version + 1, row_count = row_count + ${added.get(resource)}
        where resource = ${resource} returning version
      )
      insert into ${context.system('table_change')} (resource, version, change_set)
      select ${resource}, version, ${changeSet}::bigint from raised`;
    await client.query(toQuery(query));
  }
}

/**
 * Records who wrote what, with the values before and after. The last statements of a transaction, because they make it
 * wait for others that write the same resources.
 *
 * @returns the change set's id; undefined where nothing changed.
 */
export async function recordChangeSet(
  context: StoreContext,
  client: pg.ClientBase,
  input: ChangeSetInput,
  rows: readonly RowOutcome[],
): Promise<number | undefined> {
  const written = writtenRows(input, rows);
  if (written.length === 0) return undefined;
  const id = await insertChangeSet(context, client, input);
  await insertRows(context, client, id, written);
  await raiseVersions(context, client, id, written);
  return id;
}
