import type { PlanSlot } from '../model/plan';
import { DAY } from '../../resources/common/durations';
import { slotsOf, type SlotSpan, type PlanIndex } from './index/planIndex';
import type { PlanRow } from './rows/rows';
import type { Scale } from './scale';

/** The visible rows, for pointer and keyboard. */
export interface PlanRows {
  readonly rows: readonly PlanRow[];
  readonly scale: Scale;
  readonly index: PlanIndex;
  /** People of the rows from top to bottom, without duplicates; moving by rows follows this order. */
  readonly order: readonly number[];
  readonly slots: ReadonlyMap<number, PlanSlot>;
}

export const shownPeople = (rows: readonly PlanRow[]): readonly number[] => [
  ...new Set(rows.flatMap((row) => (row.kind === 'person' && row.person ? [row.person.id] : []))),
];

/** Null for the row of everyone; undefined for a group or no row. */
export function personIdOf(row: PlanRow | undefined): number | null | undefined {
  if (row?.kind !== 'person') return undefined;
  return row.person ? row.person.id : null;
}

const touches = ({ firstDay, lastDay, wallStart, wallEnd }: SlotSpan, { zoom, unit }: Scale, column: number): boolean =>
  zoom === 'days'
    ? firstDay <= column && lastDay >= column
    : wallStart < (column + 1) * unit && wallEnd > column * unit;

/** Slots of a cell, ordered by start. @param column in units since 1970 */
export function slotsAt({ rows, scale, index }: PlanRows, row: number, column: number): readonly PlanSlot[] {
  const personId = personIdOf(rows[row]);
  if (personId === undefined) return [];
  return slotsOf(index, personId).flatMap((placed) => (touches(placed, scale, column) ? [placed.slot] : []));
}

/** Slots of a range of rows and columns, ends included. */
export function slotsWithin(
  board: PlanRows,
  [firstRow, lastRow]: readonly [number, number],
  [from, to]: readonly [number, number],
): ReadonlySet<number> {
  const { rows, scale, index } = board;
  const [top, bottom] = firstRow <= lastRow ? [firstRow, lastRow] : [lastRow, firstRow];
  const window = { from: Math.min(from, to) * scale.unit, to: (Math.max(from, to) + 1) * scale.unit };
  const found = new Set<number>();
  for (let row = top; row <= bottom; row += 1) {
    const personId = personIdOf(rows[row]);
    if (personId === undefined) continue;
    for (const { slot, firstDay, lastDay, wallStart, wallEnd } of slotsOf(index, personId)) {
      const start = scale.zoom === 'days' ? firstDay * DAY : wallStart;
      const end = scale.zoom === 'days' ? (lastDay + 1) * DAY : wallEnd;
      if (start < window.to && end > window.from) found.add(slot.id);
    }
  }
  return found;
}
