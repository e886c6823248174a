import { wallOf } from '../../../resources/fields/shared/zone';
import { DAY, HOUR } from '../../../resources/common/durations';
import { usualWorkday } from '../../model/workday';
import { dayOfColumn, type Scale } from '../scale';
import type { PlanRows } from '../shownRows';
import { startAt, type Cursor, type KeyState } from './keyState';
import { entering, overNight, settled } from './walk';

/**
 * The column where the keyboard begins: today; by hours the first slot that begins in the day, else the present hour,
 * else the start of work.
 * @param now wall-clock time
 */
function firstColumn({ scale, index }: PlanRows, now: number): number {
  const { zoom, unit, first, count } = scale;
  const isShown = (column: number) => column >= first && column < first + count;
  const present = Math.floor(now / unit);
  if (zoom === 'days') return isShown(present) ? present : first;
  const starts = [...index.values()].flatMap((slots) =>
    slots.map(({ wallStart }) => Math.floor(wallStart / unit)).filter(isShown),
  );
  if (starts.length > 0) return Math.min(...starts);
  return isShown(present) ? present : Math.floor(wallOf(usualWorkday(dayOfColumn(scale, first)).start) / unit);
}

/** The keyboard's first cell. @param now wall-clock time */
export function begin(board: PlanRows, now: number): KeyState {
  const column = firstColumn(board, now);
  return { ...startAt(column), cursor: entering(board, 0, column) };
}

export type ScalePlace = Pick<Scale, 'zoom' | 'first' | 'count'>;

/**
 * The cursor after the view shows other days, or hours instead of days: on its slot, today, or at the same place of the
 * other period.
 * @param before what was shown
 */
export function cursorIn(board: PlanRows, cursor: Cursor, before: ScalePlace, now: number): Cursor {
  const { scale, slots } = board;
  const isShown = (column: number) => column >= scale.first && column < scale.first + scale.count;
  const at = (column: number) => entering(board, cursor.row, column);
  const slot = cursor.slotId === null ? undefined : slots.get(cursor.slotId);
  const ofSlot = slot && Math.floor(wallOf(slot.start) / scale.unit);
  if (ofSlot !== undefined && isShown(ofSlot)) return settled(board, { ...cursor, column: ofSlot });
  if (before.zoom === 'hours' && scale.zoom === 'days') return at(Math.floor((cursor.column * HOUR) / DAY));
  if (before.zoom === 'days' && scale.zoom === 'hours') return at(firstColumn(board, now));
  // An arrow key has led to the first or the last column of these days.
  const present = Math.floor(now / scale.unit);
  const alike = isShown(present) ? present : cursor.column + scale.first - before.first;
  const column = isShown(cursor.column) ? cursor.column : alike;
  return at(overNight(scale, column, column < scale.first + scale.count / 2 ? 1 : -1));
}
