import { emptyToNull } from '../../fields/shared/reading';
import { isSame } from '../../common/isSame';
import type { AnyRecord } from '../../language/resourceSchema';
import type { Values } from '../../language/values';
import type { CellEdit, CellEntry, GridColumn, GridRow, RowPatch, Sheet, SheetEdit } from './sheetTypes';

export const rowOf = (record: AnyRecord, version?: number): GridRow => ({
  key: String(record.id),
  id: record.id,
  ...(version !== undefined && { version }),
  base: record,
  entries: {},
  isDeleted: false,
});

export const sheetOf = (rows: readonly GridRow[]): Sheet => ({ rows, done: [], undone: [], made: 0 });

export function entryOf({ entries, base }: GridRow, name: string): CellEntry {
  return Object.hasOwn(entries, name) ? (entries[name] as CellEntry) : { value: emptyToNull(base[name]) };
}

export const rowValues = ({ base, entries }: GridRow): Values => ({
  ...base,
  ...Object.fromEntries(Object.entries(entries).map(([name, { value }]) => [name, value])),
});

export const isWritable = ({ written }: GridColumn, { id, isDeleted }: GridRow): boolean =>
  !isDeleted && (written === 'always' || (written === 'new' && id === undefined));

/** True if a row has something to save; empty new rows do not. */
export const isPending = ({ id, entries, isDeleted }: GridRow): boolean =>
  id === undefined ? !isDeleted && Object.keys(entries).length > 0 : isDeleted || Object.keys(entries).length > 0;

function withEntry(row: GridRow, name: string, entry: CellEntry): GridRow {
  if (isSame(entryOf(row, name), { ...entry, value: emptyToNull(entry.value) })) return row;
  const { [name]: _, ...others } = row.entries;
  const isStored = isSame(emptyToNull(row.base[name]), emptyToNull(entry.value));
  return { ...row, entries: isStored ? others : { ...others, [name]: { ...entry, value: emptyToNull(entry.value) } } };
}

/** Applies or reverts a step. */
function patched(rows: readonly GridRow[], step: SheetEdit, side: 'before' | 'after'): readonly GridRow[] {
  const next = [...rows];
  let length = next.length;
  for (const patch of step) {
    const row = patch[side];
    if (row) {
      next[patch.index] = row;
      length = Math.max(length, patch.index + 1);
    } else length = Math.min(length, patch.index);
  }
  next.length = length;
  return next;
}

/** Performs an undoable step; drops patches that change nothing, and empty steps. */
function perform(sheet: Sheet, step: SheetEdit): Sheet {
  const changing = step.filter(({ before, after }) => before !== after);
  if (changing.length === 0) return sheet;
  const rows = patched(sheet.rows, changing, 'after');
  return { ...sheet, rows, done: [...sheet.done, changing], undone: [] };
}

export function undo(sheet: Sheet): Sheet {
  const step = sheet.done.at(-1);
  if (!step) return sheet;
  const rows = patched(sheet.rows, step, 'before');
  return { ...sheet, rows, done: sheet.done.slice(0, -1), undone: [...sheet.undone, step] };
}

export function redo(sheet: Sheet): Sheet {
  const step = sheet.undone.at(-1);
  if (!step) return sheet;
  const rows = patched(sheet.rows, step, 'after');
  return { ...sheet, rows, done: [...sheet.done, step], undone: sheet.undone.slice(0, -1) };
}

const newRow = (index: number, initial: Values): GridRow => ({
  key: `new-${index}`,
  base: initial,
  entries: {},
  isDeleted: false,
});

/** Number of new rows that edits below the last row need. */
export const addedRows = ({ rows }: Sheet, edits: readonly CellEdit[]): number =>
  Math.max(0, edits.reduce((most, { row }) => Math.max(most, row), -1) + 1 - rows.length);

/**
 * Writes values into cells as one step. A cell below the last row appends rows down to it.
 *
 * @param initial values of a new row
 */
export function editCells(sheet: Sheet, edits: readonly CellEdit[], initial: Values = {}): Sheet {
  const after = new Map<number, GridRow>();
  const { length } = sheet.rows;
  const added = addedRows(sheet, edits);
  for (let index = length; index < length + added; index += 1)
    after.set(index, newRow(sheet.made + index - length, initial));
  for (const { row, name, entry } of edits) {
    const before = after.get(row) ?? sheet.rows[row];
    if (before) after.set(row, withEntry(before, name, entry));
  }
  const next = perform(sheet, stepTo(sheet, after));
  return added > 0 ? { ...next, made: sheet.made + added } : next;
}

const stepTo = ({ rows }: Sheet, after: ReadonlyMap<number, GridRow>): readonly RowPatch[] =>
  [...after].map(([index, row]) => {
    const before = rows[index];
    return { index, ...(before && { before }), after: row };
  });

export function appendRows(sheet: Sheet, count: number, initial: Values): Sheet {
  const { length } = sheet.rows;
  const step = Array.from({ length: count }, (_, at) => ({
    index: length + at,
    after: newRow(sheet.made + at, initial),
  }));
  return { ...perform(sheet, step), made: sheet.made + count };
}

const changeRows = (sheet: Sheet, indexes: readonly number[], change: (row: GridRow) => GridRow): Sheet => {
  const rows = indexes.flatMap((index) => {
    const row = sheet.rows[index];
    return row ? [[index, change(row)] as const] : [];
  });
  return perform(sheet, stepTo(sheet, new Map(rows)));
};

export const markDeleted = (sheet: Sheet, indexes: readonly number[], isDeleted: boolean): Sheet =>
  changeRows(sheet, indexes, (row) => (row.isDeleted === isDeleted ? row : { ...row, isDeleted }));

/** Reverts a row to its stored values, as one undoable step. */
export const resetRow = (sheet: Sheet, index: number): Sheet =>
  changeRows(sheet, [index], (row) => (isPending(row) ? { ...row, entries: {}, isDeleted: false } : row));

/** Applies edits to the refetched row; an edit equal to the stored value is dropped. */
function rebasedRow(fresh: GridRow, { entries, isDeleted }: GridRow): GridRow {
  const kept = Object.entries(entries).reduce((row, [name, entry]) => withEntry(row, name, entry), fresh);
  return isDeleted ? { ...kept, isDeleted } : kept;
}

/** Rebases pending edits onto refetched rows. Clears the undo history, whose rows are gone; new rows stay at the end. */
export function rebased(sheet: Sheet, stored: readonly GridRow[]): Sheet {
  const pending = new Map(sheet.rows.filter(isPending).map((row) => [row.key, row]));
  const rows = stored.map((row) => {
    const changed = pending.get(row.key);
    return changed ? rebasedRow(row, changed) : row;
  });
  const added = [...pending.values()].filter(({ id }) => id === undefined);
  return { rows: [...rows, ...added], done: [], undone: [], made: sheet.made };
}

/** `rebased` after a refetch: rows stay at their places, though a saved name may sort elsewhere; others' come last. */
export function refreshed(sheet: Sheet, stored: readonly GridRow[]): Sheet {
  const places = new Map(sheet.rows.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: GridRow): number => places.get(id) ?? sheet.rows.length;
  return rebased(
    sheet,
    stored.toSorted((one, other) => placeOf(one) - placeOf(other)),
  );
}
