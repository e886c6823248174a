import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { identifier, sql, toQuery } from '../sql';
import type { Table } from '../tables/table';

/** Takes a lock per tree, because two harmless changes can form a cycle together. */
export async function makesCycle(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  id: number,
  parentId: number,
): Promise<boolean> {
  const { tree } = table.schema;
  if (!tree) return false;
  await client.query("select pg_advisory_xact_lock(hashtext('socle.tree'), hashtext($1))", [
    `${context.schema}.${table.name}`,
  ]);
  const parent = identifier('t', tree.parent);
  const query = sql`
    with recursive above (id) as (
      select ${parentId}::bigint
      union
      select ${parent} from ${context.at(table)} t join above on above.id = t.id where ${parent} is not null
    )
    select exists (select 1 from above where id = ${id}) as cycle`;
  const { rows } = await client.query<{ cycle: boolean }>(toQuery(query));
  return rows[0]?.cycle === true;
}
