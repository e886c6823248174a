import { isFormulaNote } from '../formulas/formulaNote';
import { quoted } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Catalog } from './catalog';
import { dropFunctionsSql, releaseColumnsSql } from './computedColumns';
import type { ObsoleteColumn } from './obsoleteColumns';

export const dropColumnsSql = (
  schema: string,
  table: string,
  names: readonly string[],
  catalog: Catalog,
): readonly string[] => [
  ...releaseColumnsSql(schema, table, names, catalog),
  ...names.map((name) => `alter table ${quoted(schema, table)} drop column ${quoted(name)}`),
];

/** Drops columns, and first the search column that may depend on them; the next preparation recreates it. */
export function dropColumns(schema: string, columns: readonly ObsoleteColumn[], catalog: Catalog): readonly string[] {
  const names = new Map<string, string[]>();
  for (const { table, name } of columns) names.set(table.name, [...(names.get(table.name) ?? []), name]);
  return [
    ...[...names.keys()]
      .filter((table) => catalog.tables.get(table)?.has(SYSTEM_COLUMNS.search))
      .map((table) => `alter table ${quoted(schema, table)} drop column ${quoted(SYSTEM_COLUMNS.search)}`),
    ...[...names].flatMap(([table, dropped]) => dropColumnsSql(schema, table, dropped, catalog)),
  ];
}

/** Drops a table with its triggers on other tables, and the foreign keys that reference it. */
export function dropTableSql(schema: string, name: string, { tables }: Catalog): readonly string[] {
  const computed = [...(tables.get(name) ?? [])].flatMap(([column, { note }]) => (isFormulaNote(note) ? [column] : []));
  return [
    ...(computed.length > 0 ? [dropFunctionsSql(schema, name, computed)] : []),
    `drop table ${quoted(schema, name)} cascade`,
  ];
}
