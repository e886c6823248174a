import type pg from 'pg';
import type { Issue } from '../../../src/resources/language/kind';
import type { StoreContext } from '../storeContext';
import { identifier, join, sql, toQuery, type Sql } from '../sql';
import { isEmbedded, type PointingColumn } from '../tables/pointers';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { Cascade } from './ownership';

/** That a pointer's column holds one of the ids. */
function holdsOne(pointer: PointingColumn, ids: readonly number[]): Sql {
  const [field, ...steps] = pointer.path;
  const column = identifier('t', field);
  if (!isEmbedded(pointer))
    return pointer.several ? sql`${column} && ${ids}::bigint[]` : sql`${column} = any(${ids}::bigint[])`;
  // A step of a path takes each item of a list, and a value that is no list as if it were the only item of one.
  const path = ['$[*]', ...steps.map((step) => `.${JSON.stringify(step)}[*]`)].join('');
  const condition = ids.map((id) => `${path} == ${id}`).join(' || ');
  return sql`${column} @@ ${condition}::jsonpath`;
}

const isStored = ({ view }: Table): boolean => !view;

/** The records of `table` for which `condition` holds, without those that go as well: one row for each. */
function remaining(context: StoreContext, table: Table, condition: Sql, cascade: Cascade): Sql {
  const ids = [...(cascade.get(table)?.keys() ?? [])];
  const others = ids.length > 0 ? sql`and not t.id = any(${ids}::bigint[])` : sql``;
  return sql`select ${table.stored}::text as resource, t.id from ${context.at(table)} t where ${condition} ${others}`;
}

/** The collections that hang below a table without being a part of its records. */
const blockersBelow = ({ tables }: StoreContext, { stored }: Table): readonly Table[] =>
  tables.filter((table) => isStored(table) && table.schema.parent?.resource === stored && !table.schema.owned);

/** What hangs below the records that `above` selects, and below those in turn. */
const hanging = (context: StoreContext, table: Table, above: Sql, cascade: Cascade): readonly Sql[] =>
  blockersBelow(context, table).flatMap((below) => {
    const condition = sql`${identifier('t', SYSTEM_COLUMNS.parent)} in (${above})`;
    const ids = sql`select t.id from ${context.at(below)} t where ${condition}`;
    return [remaining(context, below, condition, cascade), ...hanging(context, below, ids, cascade)];
  });

/** What points at records of a table, or shows that it does by way of a view. */
function pointing(context: StoreContext, target: Table, ids: readonly number[], cascade: Cascade): readonly Sql[] {
  return context.tables.filter(isStored).flatMap((table) =>
    table.pointers
      .filter(({ resource }) => {
        const { computed, view } = context.registry.get(resource);
        return !computed && (view?.resource ?? resource) === target.stored;
      })
      .map((pointer) => remaining(context, table, holdsOne(pointer, ids), cascade)),
  );
}

/**
 * What keeps records from being deleted together: one issue `referenced` for each resource of which others point at
 * them or hang below them, with its name and the number of its records. They have to be locked for update first, so
 * that no record begins to point at them meanwhile.
 */
export async function referencesTo(
  context: StoreContext,
  client: pg.ClientBase,
  cascade: Cascade,
): Promise<readonly Issue[]> {
  const found = [...cascade].flatMap(([table, records]) => {
    const ids = [...records.keys()];
    return [
      ...pointing(context, table, ids, cascade),
      ...hanging(context, table, sql`select unnest(${ids}::bigint[])`, cascade),
    ];
  });
  if (found.length === 0) return [];
  const query = sql`
    select resource, count(distinct id) as count from (${join(found, ' union all ')}) as p
    group by resource order by resource`;
  const { rows } = await client.query<{ resource: string; count: number }>(toQuery(query));
  return rows.map(({ resource, count }) => ({ code: 'referenced', args: { resource, count } }));
}
