import { dropFormulaSql, followedTables, isFormulaNote, storedFormulaSql } from '../formulas/storedFormulaSql';
import { quoted } from '../sql';
import type { StoredFormula } from '../tables/parts';
import type { Table } from '../tables/table';
import type { Catalog } from './catalog';
import type { Step } from './step';

function planFormula(
  schema: string,
  table: Table,
  formula: StoredFormula,
  { tables, catalog, isLatest }: { tables: readonly Table[]; catalog: Catalog; isLatest: boolean },
): readonly Step[] {
  const columns = catalog.tables.get(table.name);
  const noted = columns?.get(formula.field)?.note ?? '';
  const made = storedFormulaSql(schema, table, formula, tables);
  // An earlier version that starts again leaves it as the latest one computes it.
  if (!isLatest && isFormulaNote(noted)) return [];
  const isWhole = made.triggers.every((trigger) => catalog.triggers.has(`${trigger.table}.${trigger.name}`));
  if (noted === made.note && isWhole) return [];
  const statements = [
    ...(columns ? [dropFormulaSql(schema, table.name, formula.field), made.fill] : []),
    ...made.create,
  ];
  const touched = [...new Set([...made.tables, ...followedTables(table.name, formula.field, catalog)])];
  return statements.map((sql) => ({ sql, tables: touched }));
}

/** A column that another version computed, and in which people write now, keeps its values, and follows nothing. */
function planWritten(schema: string, table: Table, catalog: Catalog): readonly Step[] {
  const columns = catalog.tables.get(table.name);
  return table.columns.flatMap(({ field }) => {
    if (!isFormulaNote(columns?.get(field)?.note ?? '')) return [];
    const column = `comment on column ${quoted(schema, table.name, field)} is null`;
    const touched = [table.name, ...followedTables(table.name, field, catalog)];
    return [dropFormulaSql(schema, table.name, field), column].map((sql) => ({ sql, tables: touched }));
  });
}

/**
 * What makes the database keep stored formulas right, once all tables are there: where one is new or another than before, it is
 * computed of every record first.
 */
export const planFormulas = (
  schema: string,
  tables: readonly Table[],
  catalog: Catalog,
  isLatest: boolean,
): readonly Step[] =>
  tables.flatMap((table) => [
    ...(isLatest ? planWritten(schema, table, catalog) : []),
    ...table.storedFormulas.flatMap((formula) => planFormula(schema, table, formula, { tables, catalog, isLatest })),
  ]);
