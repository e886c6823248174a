import { quoted } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { Catalog, ExistingColumn } from './catalog';
import { followedTables } from './computedColumns';
import { dropColumnsSql } from './dropColumns';
import { undeclaredColumns } from './planColumns';
import { dropIndexSql, undeclaredIndexes } from './planIndexes';
import { contractSearch } from './planSearch';
import type { MigrationStep } from './step';

type Columns = ReadonlyMap<string, ExistingColumn>;

/** Reverts what let older versions create records: drops defaults, and makes required columns refuse nulls. */
function requireValues(at: string, table: Table, columns: Columns): readonly Omit<MigrationStep, 'tables'>[] {
  return table.columns.flatMap(({ field, notNull }) => {
    const existing = columns.get(field);
    const name = quoted(field);
    const change = `alter table ${at} alter column ${name}`;
    const require = `${change} set not null`;
    return [
      ...(existing?.hasDefault ? [{ sql: `${change} drop default` }] : []),
      ...(notNull && existing?.notNull === false
        ? [{ sql: require, otherwise: `update ${at} set ${name} = … where ${name} is null;` }]
        : []),
    ];
  });
}

function contractTable(schema: string, table: Table, catalog: Catalog): readonly MigrationStep[] {
  const columns = catalog.tables.get(table.name);
  if (!columns) return [];
  const at = quoted(schema, table.name);
  const undeclared = undeclaredColumns(table, columns);
  const steps: readonly Omit<MigrationStep, 'tables'>[] = [
    ...undeclaredIndexes(table, catalog).map((name) => ({ sql: dropIndexSql(schema, name) })),
    ...requireValues(at, table, columns),
    ...contractSearch(at, table, columns.get(SYSTEM_COLUMNS.search)).map((sql) => ({ sql })),
    ...dropColumnsSql(schema, table.name, undeclared, catalog).map((sql) => ({ sql })),
  ];
  const touched = [table.name, ...followedTables(table.name, undeclared, catalog)];
  return steps.map((step) => ({ ...step, tables: [...new Set(touched)] }));
}

/**
 * Brings tables exactly to their declarations once no other version serves: drops undeclared indexes and columns with
 * their data, but keeps undeclared tables.
 */
export const planContract = (schema: string, tables: readonly Table[], catalog: Catalog): readonly MigrationStep[] =>
  tables.flatMap((table) => contractTable(schema, table, catalog));
