import type { ColumnNeed } from './fitColumns';

/** Columns that may be left out, and that always stay. */
const MOST = 2;
const LEAST_KEPT = 4;
/** Pixels that the widest text may lack, because the room is known in steps of as many. */
const STEP = 16;

/**
 * Number of last columns without which names, e-mail addresses and the like are whole. Only marks and codes: dates and
 * states are what such a table is read for. 0 if nothing is cut, or if it would be cut all the same.
 */
export function leftOutColumns(columns: readonly ColumnNeed[], room: number): number {
  for (let count = 0; count <= MOST && columns.length - count >= LEAST_KEPT; count += 1) {
    const out = columns.slice(columns.length - count);
    if (!out.every(({ isShort }) => isShort)) return 0;
    const kept = columns.slice(0, columns.length - count);
    if (kept.reduce((sum, { snug }) => sum + snug, 0) <= room + STEP) return count;
  }
  return 0;
}
