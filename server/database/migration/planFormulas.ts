import { isFormulaNote, noteDigest, writeNote } from '../formulas/formulaNote';
import { createTriggersSql, refreshSql, triggersOf } from '../formulas/formulaTriggers';
import { storedFormulaSql } from '../formulas/storedFormulaSql';
import { literal, quoted } from '../sql';
import type { Table } from '../tables/table';
import type { Catalog } from './catalog';
import { computedColumns, dropFunctionsSql, followedTables } from './computedColumns';
import type { MigrationStep } from './step';

interface Planned {
  readonly tables: readonly Table[];
  readonly catalog: Catalog;
  readonly isLatest: boolean;
}

const comment = (schema: string, table: string, field: string, note?: string): string =>
  `comment on column ${quoted(schema, table, field)} is ${note === undefined ? 'null' : literal(note)}`;

/** Plans one trigger function for all stored formulas of a table, including those of other versions. */
function planTable(schema: string, table: Table, { tables, catalog, isLatest }: Planned): readonly MigrationStep[] {
  const existing = catalog.tables.get(table.name);
  const noteOf = (field: string): string => existing?.get(field)?.note ?? '';
  // An earlier version that starts again keeps the computations of the latest one.
  const own = table.storedFormulas
    .filter(({ field }) => isLatest || !isFormulaNote(noteOf(field)))
    .map((formula) => storedFormulaSql(schema, table, formula, tables));
  // A column that was computed by another version and is a plain field now keeps its values, without triggers.
  const written = table.columns.filter(({ field }) => isLatest && isFormulaNote(noteOf(field)));
  const changed = [...own, ...written].map(({ field }) => field);
  const kept = computedColumns(table.name, catalog).filter(({ field }) => !changed.includes(field));
  const place = { schema, table: table.name, columns: [...own, ...kept] };
  const triggers = place.columns.length > 0 ? triggersOf(place) : [];
  const isWhole = triggers.every((trigger) => catalog.triggers.has(`${trigger.table}.${trigger.name}`));
  const others = own.filter(({ field, digest }) => noteDigest(noteOf(field)) !== digest);
  if (isWhole && others.length === 0 && written.length === 0) return [];
  const outdated = isWhole ? others : place.columns;
  const statements = [
    ...(existing ? [dropFunctionsSql(schema, table.name, changed)] : []),
    ...(existing && outdated.length > 0 ? [refreshSql(place, outdated, 'true')] : []),
    ...createTriggersSql(place),
    ...own.map(({ digest, ...column }) => comment(schema, table.name, column.field, writeNote(digest, column))),
    ...written.map(({ field }) => comment(schema, table.name, field)),
  ];
  const touched = [table.name, ...triggers.map((one) => one.table), ...followedTables(table.name, changed, catalog)];
  return statements.map((sql) => ({ sql, tables: [...new Set(touched)] }));
}

/** Runs once all tables exist. New or changed formulas are first computed for all records. */
export const planFormulas = (
  schema: string,
  tables: readonly Table[],
  catalog: Catalog,
  isLatest: boolean,
): readonly MigrationStep[] => tables.flatMap((table) => planTable(schema, table, { tables, catalog, isLatest }));
