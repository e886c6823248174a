import type pg from 'pg';
import type { Issue } from '../../../src/resources/language/kind';
import type { StoreContext } from '../storeContext';
import { identifier, join, sql, toQuery, type Sql } from '../sql';
import { isEmbedded, type PointingColumn } from '../tables/pointers';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { Cascade } from './ownership';

function holdsOne(pointer: PointingColumn, ids: readonly number[]): Sql {
  const [field, ...steps] = pointer.path;
  const column = identifier('t', field);
  if (!isEmbedded(pointer))
    return pointer.several ? sql`${column} && ${ids}::bigint[]` : sql`${column} = any(${ids}::bigint[])`;
  // In lax mode, `[*]` takes each item of an array and treats any other value as a one-item array.
  const path = ['$[*]', ...steps.map((step) => `.${JSON.stringify(step)}[*]`)].join('');
  const condition = ids.map((id) => `${path} == ${id}`).join(' || ');
  return sql`${column} @@ ${condition}::jsonpath`;
}

const isStored = ({ view }: Table): boolean => !view;

/** Selects the records of `table` that fulfil `condition` and are not deleted by the cascade. */
function remaining(context: StoreContext, table: Table, condition: Sql, cascade: Cascade): Sql {
  const ids = [...(cascade.get(table)?.keys() ?? [])];
  const others = ids.length > 0 ? sql`and not t.id = any(${ids}::bigint[])` : sql``;
  return sql`select ${table.stored}::text as resource, t.id from ${context.at(table)} t where ${condition} ${others}`;
}

/** The nested collections whose records a table does not own: they block its deletion. */
const blockersBelow = ({ tables }: StoreContext, { stored }: Table): readonly Table[] =>
  tables.filter((table) => isStored(table) && table.schema.parent?.resource === stored && !table.schema.owned);

/** Selects the blocking records below those that `above` selects, at any depth. */
const hanging = (context: StoreContext, table: Table, above: Sql, cascade: Cascade): readonly Sql[] =>
  blockersBelow(context, table).flatMap((below) => {
    const condition = sql`${identifier('t', SYSTEM_COLUMNS.parent)} in (${above})`;
    const ids = sql`select t.id from ${context.at(below)} t where ${condition}`;
    return [remaining(context, below, condition, cascade), ...hanging(context, below, ids, cascade)];
  });

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
 * One `referenced` issue for each resource that blocks deleting the records, with its count. The records must be
 * locked for update first, so that no new references appear.
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
