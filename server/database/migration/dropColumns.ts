import { dropFormulaSql, isFormulaNote } from '../formulas/storedFormulaSql';
import { quoted } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Catalog, ExistingColumn } from './catalog';
import type { ObsoleteColumn } from './obsoleteColumns';

/** The statements that drop a column, with what computes it. */
export const dropColumnSql = (
  schema: string,
  table: string,
  name: string,
  existing: Pick<ExistingColumn, 'note'> | undefined,
): readonly string[] => [
  ...(isFormulaNote(existing?.note ?? '') ? [dropFormulaSql(schema, table, name)] : []),
  `alter table ${quoted(schema, table)} drop column ${quoted(name)}`,
];

/** Statements that drop columns, and first the search that is computed of them: the preparation makes it again. */
export function dropColumns(schema: string, columns: readonly ObsoleteColumn[], catalog: Catalog): readonly string[] {
  const searched = new Set(columns.map(({ table }) => table.name));
  return [
    ...[...searched]
      .filter((name) => catalog.tables.get(name)?.has(SYSTEM_COLUMNS.search))
      .map((name) => `alter table ${quoted(schema, name)} drop column ${quoted(SYSTEM_COLUMNS.search)}`),
    ...columns.flatMap(({ table, name }) =>
      dropColumnSql(schema, table.name, name, catalog.tables.get(table.name)?.get(name)),
    ),
  ];
}

/** Statements that drop a table, and what follows the writes of others for its columns. Keys that point at it lead to no record. */
export const dropTableSql = (schema: string, name: string, { tables }: Catalog): readonly string[] => [
  ...[...(tables.get(name) ?? [])].flatMap(([column, { note }]) =>
    isFormulaNote(note) ? [dropFormulaSql(schema, name, column)] : [],
  ),
  `drop table ${quoted(schema, name)} cascade`,
];
