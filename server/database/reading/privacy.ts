import { openCondition, privateFields, type PrivacyReader } from '../../../src/resources/access/privacy';
import { ownSearch } from '../../../src/resources/records/search';
import type { StoreContext } from '../storeContext';
import { conditionSql } from '../listing/condition';
import { searchExpression, searchTerms } from '../migration/ddl';
import { identifier, join, raw, sql, type Sql } from '../sql';
import { SYSTEM_COLUMNS, wholeColumn } from '../tables/systemColumns';
import type { Table } from '../tables/table';

/** A subquery in place of a table, in which rows that are not open lack their private fields. */
function veiledRows({ at }: Pick<StoreContext, 'at'>, table: Table, isOpen: Sql, kept: readonly string[]): Sql {
  const { schema, parentColumn, columns } = table;
  const column = (name: string) => identifier('t', name);
  const whereOpen = (name: string, otherwise: Sql) =>
    sql`case when ${isOpen} then ${column(name)} else ${otherwise} end as ${identifier(name)}`;
  const search = schema.search.filter((name) => !kept.includes(name));
  const terms = searchTerms({ ...table, schema: { ...schema, search } });
  const searched = raw(`${terms.length > 0 ? searchExpression(terms) : `''`} collate "C"`);
  const fields = columns.map(({ field }) => (kept.includes(field) ? whereOpen(field, raw('null')) : column(field)));
  const searches = ownSearch(schema).length > 0 ? [SYSTEM_COLUMNS.search] : [];
  const whole = [...columns.flatMap(({ field }) => (kept.includes(field) ? [field] : [])), ...searches];
  return sql`(select ${join([
    ...['id', SYSTEM_COLUMNS.version, ...(parentColumn === undefined ? [] : [parentColumn])].map(column),
    ...fields,
    ...searches.map((name) => whereOpen(name, searched)),
    ...whole.map((name) => sql`${column(name)} as ${identifier(wholeColumn(name))}`),
  ])} from ${at(table)} t)`;
}

/** The table as a reader sees it; undefined if nothing is hidden from them. */
function veiled(context: StoreContext, table: Table, reader: PrivacyReader): Table | undefined {
  const { privacy } = table.schema;
  const condition = openCondition(table.schema, reader);
  if (!privacy || !condition) return undefined;
  const fields = privateFields(table.schema);
  const source = veiledRows(context, table, conditionSql(table, condition), fields);
  return { ...table, veil: { source, fields, flag: privacy.flag, owner: privacy.owner, personId: reader.personId } };
}

/** A context that lacks hidden private data, so that no result, search, filter or order reveals it. */
export function contextFor(context: StoreContext, reader: PrivacyReader): StoreContext {
  const tables = new Map(context.tables.map((table) => [table.schema.name, veiled(context, table, reader)]));
  if ([...tables.values()].every((table) => table === undefined)) return context;
  return { ...context, table: (resource) => tables.get(resource) ?? context.table(resource) };
}
