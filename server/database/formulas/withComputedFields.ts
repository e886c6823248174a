import { kindOf } from '../../../src/resources/fields/kinds';
import { computedFields } from '../../../src/resources/formula/computedFields';
import { ownSearch } from '../../../src/resources/records/search';
import type { StoreContext } from '../storeContext';
import { identifier, join, sql, type Sql } from '../sql';
import type { Column } from '../tables/parts';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import { columnSql } from './formulaSql';
import { storedTableOf } from './storedTableOf';

const asColumn = ({ field, type }: Column): Column => ({ field, type, notNull: false });

/** Adds stored formulas to the columns, so that they are read like any other field. */
function withStored(table: Table): Table {
  const stored = table.storedFormulas.filter(({ field }) => Object.hasOwn(table.schema.fields, field));
  const following = stored.flatMap(({ field, sources }) => (sources.length > 0 ? [field] : []));
  return { ...table, columns: [...table.columns, ...stored.map(asColumn)], following };
}

/** Lists the columns by name, because one of an earlier version may have the name of a computed field. */
function ownColumns(table: Table): Sql {
  const { schema, columns, storedFormulas } = table.view?.source ?? table;
  const { version, createdAt, updatedAt, parent, search } = SYSTEM_COLUMNS;
  const system = [version, createdAt, updatedAt, ...(schema.parent ? [parent] : [])];
  const searched = ownSearch(schema).length > 0 ? [search] : [];
  const names = ['id', ...system, ...searched, ...[...columns, ...storedFormulas].map(({ field }) => field)];
  return join(names.map((name) => identifier('t', name)));
}

/** The table with its computed fields as columns; undefined if it has none. */
function readTable(context: StoreContext, table: Table): Table | undefined {
  const { schema, view } = table;
  // A view shows the computed fields of its source.
  const own = view?.source.schema ?? schema;
  const computed = computedFields(own.fields).filter(([name]) => Object.hasOwn(schema.fields, name));
  if (computed.length === 0) return undefined;
  const read = withStored(table);
  const typed = computed.flatMap(([field, formula]) => {
    const spec = own.fields[field];
    return spec && !spec.stored ? [{ field, formula, type: kindOf(spec).column(spec), notNull: false }] : [];
  });
  if (typed.length === 0) return read;
  const source = (): Sql => {
    const place = { table: view?.source ?? table, now: new Date(), stored: storedTableOf(context) };
    const columns = typed.map(
      ({ field, formula, type }) => sql`${columnSql(formula, type, place)} as ${identifier(field)}`,
    );
    return sql`(select ${ownColumns(table)}, ${join(columns)} from ${identifier(context.schema, table.name)} t)`;
  };
  return {
    ...read,
    columns: [...read.columns, ...typed.map(asColumn)],
    computed: { fields: typed.map(({ field }) => field), source },
  };
}

/** Replaces tables with computed fields by subqueries, for reading. Writes must not use this context. */
export function withComputedFields(context: StoreContext): StoreContext {
  const read = new Map(
    context.tables.flatMap((table) => {
      const found = readTable(context, table);
      return found ? [[table.schema.name, found] as const] : [];
    }),
  );
  if (read.size === 0) return context;
  return {
    ...context,
    tables: context.tables.map((table) => read.get(table.schema.name) ?? table),
    table: (resource) => read.get(resource) ?? context.table(resource),
  };
}
