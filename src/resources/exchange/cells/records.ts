import { below } from '../../fields/shared/inner';
import type { Issues } from '../../fields/shared/reading';
import { isEmptyValue } from '../../fields/shared/reading';
import { LANGUAGES, type Language } from '../../language/words';
import { fromCell, toCell } from './cells';
import type { Cell, CellContext, ExchangeColumn, ReferenceNames } from './cellTypes';
import type { Values } from '../../language/values';
import { isObject } from '../../common/isObject';

const valueAt = (record: Values, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), record);

/** The cells of a record, in the order of the columns. */
export const cellsOf = (
  record: Values,
  columns: readonly ExchangeColumn[],
  names: ReferenceNames,
  language: Language = LANGUAGES[0],
): readonly Cell[] => columns.map(({ path, spec }) => toCell(valueAt(record, path), spec, names, language));

export interface CellsRead {
  /** The canonical values of the fields whose columns are given, null for none; `id` and `version` among them. */
  readonly values: Values;
  /** What is wrong, by the name of the field. */
  readonly issues: Issues;
}

/** The values of a record behind its cells; columns that are written for people only are left out. */
export function valuesOfCells(
  cells: readonly Cell[],
  columns: readonly ExchangeColumn[],
  context: CellContext,
): CellsRead {
  const values: Record<string, unknown> = {};
  const issues: Record<string, Issues[string]> = {};
  for (const [index, { path, spec, isRead }] of columns.entries()) {
    if (!isRead) continue;
    const [field, inner] = path;
    const read = fromCell(cells[index] ?? null, spec, context);
    if (!read.ok)
      issues[field] = [...(issues[field] ?? []), ...(inner === undefined ? read.issues : below(inner, read.issues))];
    else if (inner === undefined) values[field] = read.value;
    else values[field] = { ...(isObject(values[field]) && values[field]), [inner]: read.value };
  }
  for (const { path } of columns) {
    const object = values[path[0]];
    // An embedded object without any value counts as absent.
    if (path.length > 1 && isObject(object) && Object.values(object).every(isEmptyValue)) values[path[0]] = null;
  }
  return { values, issues };
}
