import { isFormulaNote, readNote, type ComputedColumn } from '../formulas/formulaNote';
import { createTriggersSql, functionName } from '../formulas/formulaTriggers';
import { quoted } from '../sql';
import { boundedName } from '../tables/names';
import type { Catalog } from './catalog';

/** The columns of a table that the database computes, declared by any version of the program. */
export const computedColumns = (table: string, { tables }: Pick<Catalog, 'tables'>): readonly ComputedColumn[] =>
  [...(tables.get(table)?.values() ?? [])].flatMap(({ note }) => readNote(note) ?? []);

/** The trigger function of a table, and those of single fields from before 27 November 2026. */
const functionsOf = (table: string, fields: readonly string[]): readonly string[] => [
  functionName(table),
  ...fields.map((field) => boundedName(`formula_${table}_${field}`)),
];

/** The tables with triggers for these columns, including their own. */
export const followedTables = (
  table: string,
  fields: readonly string[],
  { triggers }: Pick<Catalog, 'triggers'>,
): readonly string[] => {
  const names = functionsOf(table, fields);
  return [
    ...new Set([...triggers.values()].flatMap((trigger) => (names.includes(trigger.calls) ? [trigger.table] : []))),
  ];
};

/** Drops the trigger functions of a table and of these fields, with their triggers. */
export const dropFunctionsSql = (schema: string, table: string, fields: readonly string[]): string =>
  `drop function if exists ${functionsOf(table, fields)
    .map((name) => `${quoted(schema, name)}()`)
    .join(', ')} cascade`;

/**
 * Keeps the other columns computed when some are dropped. If one of them depends on a dropped column, the next
 * preparation recreates the triggers.
 */
export function releaseColumnsSql(
  schema: string,
  table: string,
  fields: readonly string[],
  catalog: Pick<Catalog, 'tables'>,
): readonly string[] {
  const existing = catalog.tables.get(table);
  const columns = computedColumns(table, catalog).filter(({ field }) => !fields.includes(field));
  const isCut = columns.some((column) => column.columns.some((name) => fields.includes(name)));
  if (!isCut && !fields.some((name) => isFormulaNote(existing?.get(name)?.note ?? ''))) return [];
  return [dropFunctionsSql(schema, table, fields), ...(isCut ? [] : createTriggersSql({ schema, table, columns }))];
}
