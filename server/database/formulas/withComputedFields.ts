import { kindOf } from '../../../src/resources/fields/kinds';
import { computedFields } from '../../../src/resources/formula/computedFields';
import type { StoreContext } from '../storeContext';
import { identifier, join, sql, type Sql } from '../sql';
import type { Table } from '../tables/table';
import { columnSql } from './formulaSql';

/** A table as it is read: its columns, and those of computed fields. Undefined where none of its fields is computed. */
function readTable(context: StoreContext, table: Table): Table | undefined {
  const { schema, view } = table;
  // What a view shows of a computed field is what its source computes.
  const own = view?.source.schema ?? schema;
  const computed = computedFields(own.fields).filter(([name]) => Object.hasOwn(schema.fields, name));
  if (computed.length === 0) return undefined;
  const typed = computed.flatMap(([field, formula]) => {
    const spec = own.fields[field];
    return spec ? [{ field, formula, type: kindOf(spec).column(spec) }] : [];
  });
  const stored = (collection: string) => {
    const found = context.writable(collection);
    return { table: found, at: identifier(context.schema, found.name) };
  };
  const source = (): Sql => {
    const place = { table: view?.source ?? table, now: new Date(), stored };
    const columns = typed.map(
      ({ field, formula, type }) => sql`${columnSql(formula, type, place)} as ${identifier(field)}`,
    );
    return sql`(select t.*, ${join(columns)} from ${identifier(context.schema, table.name)} t)`;
  };
  return {
    ...table,
    columns: [...table.columns, ...typed.map(({ field, type }) => ({ field, type, notNull: false }))],
    computed: { fields: typed.map(({ field }) => field), source },
  };
}

/** What reading works with: computed fields are columns of what stands in the place of their tables. Writing knows none. */
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
