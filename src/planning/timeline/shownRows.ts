import type { PlanSlot } from '../model/plan';
import { DAY } from '../../resources/common/durations';
import { slotsOf, type SlotSpan, type PlanIndex } from './index/planIndex';
import type { PlanRow } from './rows/rows';
import type { Scale } from './scale';

/** What pointer and keyboard need to know of what is shown. */
export interface PlanRows {
  readonly rows: readonly PlanRow[];
  readonly scale: Scale;
  readonly index: PlanIndex;
  /** The people of the rows from top to bottom, each once: what moving by rows goes along. */
  readonly order: readonly number[];
  readonly slots: ReadonlyMap<number, PlanSlot>;
}

/** The people of rows from top to bottom, each once. */
export const shownPeople = (rows: readonly PlanRow[]): readonly number[] => [
  ...new Set(rows.flatMap((row) => (row.kind === 'person' && row.person ? [row.person.id] : []))),
];

/** The person of a row: null for everybody's row; undefined for a group or no row. */
export function personIdOf(row: PlanRow | undefined): number | null | undefined {
  if (row?.kind !== 'person') return undefined;
  return row.person ? row.person.id : null;
}

const touches = ({ firstDay, lastDay, wallStart, wallEnd }: SlotSpan, { zoom, unit }: Scale, column: number): boolean =>
  zoom === 'days'
    ? firstDay <= column && lastDay >= column
    : wallStart < (column + 1) * unit && wallEnd > column * unit;

/** The slots in one cell, in order of their start. @param column in units since 1970 */
export function slotsAt({ rows, scale, index }: PlanRows, row: number, column: number): readonly PlanSlot[] {
  const personId = personIdOf(rows[row]);
  if (personId === undefined) return [];
  return slotsOf(index, personId).flatMap((placed) => (touches(placed, scale, column) ? [placed.slot] : []));
}

/** The slots of rows and columns, both ends included. */
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
