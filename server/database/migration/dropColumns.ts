import { quoted } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Catalog } from './catalog';
import type { ObsoleteColumn } from './obsoleteColumns';

/** Statements that drop columns, and first the search that is computed of them: the preparation makes it again. */
export function dropColumns(schema: string, columns: readonly ObsoleteColumn[], catalog: Catalog): readonly string[] {
  const searched = new Set(columns.map(({ table }) => table.name));
  return [
    ...[...searched]
      .filter((name) => catalog.tables.get(name)?.has(SYSTEM_COLUMNS.search))
      .map((name) => `alter table ${quoted(schema, name)} drop column ${quoted(SYSTEM_COLUMNS.search)}`),
    ...columns.map(({ table, name }) => `alter table ${quoted(schema, table.name)} drop column ${quoted(name)}`),
  ];
}
