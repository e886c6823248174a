import { quoted } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { Catalog } from './catalog';
import { createIndexSql, createTableSql, foreignKeySql } from './ddl';
import { planColumns, undeclaredColumns } from './planColumns';
import { planFormulas } from './planFormulas';
import { dropIndexSql, undeclaredUniqueIndexes } from './planIndexes';
import { planSearch } from './planSearch';
import type { MigrationStep } from './step';

export interface Plan {
  readonly steps: readonly MigrationStep[];
  /** SQL of changes that would destroy data, for a person to decide on. */
  readonly refused: readonly string[];
  /** Stored columns that are not declared, as `table.column`; they are kept. */
  readonly undeclared: readonly string[];
}

/** A new table has no records, so its indexes are created with it. */
function planNewTable(schema: string, table: Table): Plan {
  const statements = [
    createTableSql(schema, table),
    ...planSearch(quoted(schema, table.name), table, undefined),
    ...table.indexes.map((index) => createIndexSql(schema, table, index)),
  ];
  return { steps: statements.map((sql) => ({ sql, tables: [] })), refused: [], undeclared: [] };
}

function planTable(schema: string, table: Table, catalog: Catalog, isLatest: boolean): Plan {
  const columns = catalog.tables.get(table.name);
  if (!columns) return planNewTable(schema, table);
  const at = quoted(schema, table.name);
  const { statements, refused } = planColumns(schema, table, columns, isLatest);
  // An earlier version that starts again must not drop what the latest one needs.
  const narrower = isLatest ? undeclaredUniqueIndexes(table, catalog) : [];
  const all = [
    ...narrower.map((name) => dropIndexSql(schema, name)),
    ...statements,
    ...planSearch(at, table, columns.get(SYSTEM_COLUMNS.search)),
  ];
  return {
    steps: all.map((sql) => ({ sql, tables: [table.name] })),
    refused,
    undeclared: undeclaredColumns(table, columns).map((name) => `${table.name}.${name}`),
  };
}

const planLinks = (schema: string, tables: readonly Table[], { constraints }: Catalog): readonly MigrationStep[] =>
  tables.flatMap((table) =>
    table.foreignKeys
      .filter(({ name }) => !constraints.has(name))
      .map((key) => ({
        sql: foreignKeySql(schema, table, key),
        tables: [table.name, key.target],
        otherwise: `-- ${quoted(schema, table.name, key.column)} holds ids that ${quoted(key.target)} does not have`,
      })),
  );

/**
 * Makes no table stricter, so that the previous version can keep running: undeclared tables, columns and plain indexes
 * are kept. Indexes of existing tables are created later (`indexBuild.ts`).
 *
 * @param isLatest whether no later version of the program has prepared the schema
 */
export function planMigration(schema: string, tables: readonly Table[], catalog: Catalog, isLatest = true): Plan {
  const plans = tables.map((table) => planTable(schema, table, catalog, isLatest));
  return {
    steps: [
      ...plans.flatMap(({ steps }) => steps),
      ...planLinks(schema, tables, catalog),
      ...planFormulas(schema, tables, catalog, isLatest),
    ],
    refused: plans.flatMap(({ refused }) => refused),
    undeclared: plans.flatMap(({ undeclared }) => undeclared),
  };
}
