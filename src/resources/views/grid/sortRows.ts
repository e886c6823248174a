import { kindOf } from '../../fields/kinds';
import { choiceOrder } from '../../records/choiceOrder';
import { isEmptyValue } from '../../records/validate';
import { isNumber, shownText, type CellWords } from './cellText';
import { entryOf } from './gridState';
import type { GridColumn, GridRow, Sheet, SheetEdit } from './sheetTypes';

export type SortDirection = 'ASC' | 'DESC';

function comparing(column: GridColumn, words: CellWords): (a: GridRow, b: GridRow) => number {
  const entry = (row: GridRow) => entryOf(row, column.name);
  if (isNumber(column.spec)) return (a, b) => Number(entry(a).value) - Number(entry(b).value);
  const choices = choiceOrder(column.spec);
  if (choices) {
    const position = (row: GridRow) => choices.indexOf(String(entry(row).value));
    return (a, b) => position(a) - position(b);
  }
  const { compare } = new Intl.Collator(words.language, { numeric: true });
  const isDate = ['date', 'timestamptz'].includes(kindOf(column.spec).column(column.spec));
  const textOf = (row: GridRow) => (isDate ? String(entry(row).value) : shownText(entry(row), column, words));
  return (a, b) => compare(textOf(a), textOf(b));
}

const moved = (step: SheetEdit, places: ReadonlyMap<number, number>): SheetEdit =>
  step.map((patch) => ({ ...patch, index: places.get(patch.index) ?? patch.index }));

/**
 * Sorts the stored rows by a column, empty cells last; new rows stay at the end. Rewrites the undo history
 * for the new order.
 */
export function sortRows(sheet: Sheet, column: GridColumn, direction: SortDirection, words: CellWords): Sheet {
  const compare = comparing(column, words);
  const isEmpty = (row: GridRow) => isEmptyValue(entryOf(row, column.name).value);
  const sign = direction === 'ASC' ? 1 : -1;
  const stored = sheet.rows.map((row, index) => ({ row, index })).filter(({ row }) => row.id !== undefined);
  const order = stored.toSorted((a, b) => {
    const [empty, other] = [isEmpty(a.row), isEmpty(b.row)];
    if (empty || other) return Number(empty) - Number(other) || a.index - b.index;
    return sign * compare(a.row, b.row) || a.index - b.index;
  });
  const places = new Map(order.map(({ index }, place) => [index, place]));
  const added = sheet.rows.filter(({ id }) => id === undefined);
  return {
    ...sheet,
    rows: [...order.map(({ row }) => row), ...added],
    done: sheet.done.map((step) => moved(step, places)),
    undone: sheet.undone.map((step) => moved(step, places)),
  };
}
