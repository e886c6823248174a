import type { PlanEdit } from '../../model/plan';
import { personIdOf, slotsAt, type PlanRows } from '../shownRows';
import { wallOf } from '../../../resources/fields/shared/zone';
import { slotsOf } from '../index/planIndex';
import { isFoldedHour, type Scale } from '../scale';
import type { Cursor } from './keyState';

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Limits a cursor to the visible cells; drops its slot if neither that nor what a simulation put in its stead is there. */
export function settled(board: PlanRows, { row, column, slotId }: Cursor): Cursor {
  const { rows, scale } = board;
  const place = {
    row: clamp(row, 0, Math.max(0, rows.length - 1)),
    column: clamp(column, scale.first, scale.first + scale.count - 1),
  };
  if (slotId === null) return { ...place, slotId };
  const slots = slotsAt(board, place.row, place.column);
  const here = slots.find(({ id }) => id === slotId) ?? slots.find(({ origineId }) => origineId === slotId);
  return { ...place, slotId: here?.id ?? null };
}

/** Moves the cursor to a cell: to its first slot, or its last one when coming from below. */
export function entering(board: PlanRows, row: number, column: number, from: 'above' | 'below' = 'above'): Cursor {
  const place = settled(board, { row, column, slotId: null });
  const slots = slotsAt(board, place.row, place.column);
  return { ...place, slotId: (from === 'above' ? slots[0] : slots.at(-1))?.id ?? null };
}

/** Moves up or down: through the slots of the cell, then to the next row. */
export function vertically(board: PlanRows, { row, column, slotId }: Cursor, by: -1 | 1): Cursor {
  const slots = slotsAt(board, row, column);
  const next = slots[slots.findIndex(({ id }) => id === slotId) + by];
  if (slotId !== null && next) return { row, column, slotId: next.id };
  const target = row + by;
  if (target < 0 || target >= board.rows.length) return { row, column, slotId };
  return entering(board, target, column, by > 0 ? 'above' : 'below');
}

/** The next column, or the one beyond the slot's end in hours; may be outside of the visible span. */
export function columnBeside({ scale, slots }: PlanRows, { column, slotId }: Cursor, by: -1 | 1): number {
  const slot = slotId === null ? undefined : slots.get(slotId);
  if (scale.zoom === 'days') return column + by;
  const next = slot
    ? by > 0
      ? Math.max(column + 1, Math.ceil(wallOf(slot.end) / scale.unit))
      : Math.min(column - 1, Math.ceil(wallOf(slot.start) / scale.unit) - 1)
    : column + by;
  return overNight(scale, next, by);
}

/** Leaves out the hours of a folded night, up to the edge of what is shown. */
export function overNight(scale: Scale, column: number, by: -1 | 1): number {
  let at = column;
  while (at >= scale.first && at < scale.first + scale.count && isFoldedHour(scale, at)) at += by;
  return at;
}

/** Moves the cursor to the first moved slot; leaves it if the slot has left the rows. */
export function cursorAfter(cursor: Cursor, [edit]: readonly PlanEdit[], { rows, scale }: PlanRows): Cursor {
  if (edit?.kind !== 'move') return cursor;
  const row = rows.findIndex((one) => personIdOf(one) === edit.salarieId);
  return row < 0 ? cursor : { row, column: Math.floor(wallOf(edit.start) / scale.unit), slotId: edit.slotId };
}

/** The next or previous slot in time of the same person, or else of the next row that has one. */
export function nextSlot(board: PlanRows, cursor: Cursor, by: -1 | 1): Cursor {
  const { rows, scale, index } = board;
  const last = scale.first + scale.count;
  for (let row = cursor.row; row >= 0 && row < rows.length; row += by) {
    const personId = personIdOf(rows[row]);
    if (personId === undefined) continue;
    const shown = slotsOf(index, personId).flatMap(({ slot, wallStart, wallEnd }) => {
      const [from, to] = [wallStart / scale.unit, wallEnd / scale.unit];
      return to > scale.first && from < last ? [{ id: slot.id, column: Math.max(scale.first, Math.floor(from)) }] : [];
    });
    const ordered = by > 0 ? shown : shown.toReversed();
    const at = row === cursor.row ? ordered.findIndex(({ id }) => id === cursor.slotId) : -1;
    const isBeyond = ({ column }: { readonly column: number }) =>
      row !== cursor.row || (by > 0 ? column >= cursor.column : column <= cursor.column);
    const found = at >= 0 ? ordered[at + 1] : ordered.find(isBeyond);
    if (found) return { row, column: found.column, slotId: found.id };
  }
  return cursor;
}
