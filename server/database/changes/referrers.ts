import type pg from 'pg';
import type { StoreContext } from '../context';
import { identifier, join, sql, toQuery, type Sql } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { Issue } from '../../../src/resources/fields/kind';

/**
 * Everything declared that can point at a record of the resource: references, sets of references, nested collections.
 */
function pointersAt(context: StoreContext, resource: string, id: number): Sql[] {
  const counted = (name: string, condition: Sql) =>
    sql`select ${name}::text as resource, count(*) as count from ${context.at(context.table(name))} where ${condition}`;
  const references = context.registry.referrersOf(resource).map(({ schema, field, several }) => {
    const column = identifier(field);
    // A record that points at itself goes together with itself.
    const others = schema.name === resource ? sql` and id <> ${id}` : sql``;
    return counted(
      schema.name,
      several ? sql`${column} @> array[${id}::bigint]${others}` : sql`${column} = ${id}${others}`,
    );
  });
  const children = context.registry
    .childrenOf(resource)
    .map((schema) => counted(schema.name, sql`${identifier(SYSTEM_COLUMNS.parent)} = ${id}`));
  return [...references, ...children];
}

/**
 * What still points at a record: one issue `referenced` for each resource that does, with its name and the number of
 * its records. The record has to be locked for update first, so that nobody begins to point at it meanwhile.
 */
export async function referencesTo(
  context: StoreContext,
  client: pg.ClientBase,
  { schema }: Table,
  id: number,
): Promise<readonly Issue[]> {
  const pointers = pointersAt(context, schema.name, id);
  if (pointers.length === 0) return [];
  const query = sql`
    select resource, sum(count)::bigint as count from (${join(pointers, ' union all ')}) as p
    group by resource having sum(count) > 0 order by resource`;
  const { rows } = await client.query<{ resource: string; count: number }>(toQuery(query));
  return rows.map(({ resource, count }) => ({ code: 'referenced', args: { resource, count } }));
}
