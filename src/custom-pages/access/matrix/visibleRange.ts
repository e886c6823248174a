/** One axis of a scrolled grid, in pixels. */
export interface Axis {
  /** How far it is scrolled. */
  readonly scroll: number;
  /** How much of it can be seen. */
  readonly viewport: number;
  /** The size of one row or column. */
  readonly size: number;
  readonly count: number;
}

/** Rows or columns beyond what is seen that are drawn as well, so that scrolling shows no gaps. */
const OVERSCAN = 3;

/**
 * The rows or columns to draw: those that can be seen, a few around them, and `kept`, which has the focus.
 *
 * @returns indexes in ascending order
 * @example visibleIndexes({ scroll: 400, viewport: 100, size: 40, count: 100 }, 0) // [0, 7, 8, …, 15]
 */
export function visibleIndexes({ scroll, viewport, size, count }: Axis, kept?: number): readonly number[] {
  const first = Math.max(0, Math.floor(scroll / size) - OVERSCAN);
  const last = Math.min(count - 1, Math.floor((scroll + viewport) / size) + OVERSCAN);
  const seen = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (kept === undefined || kept < 0 || kept >= count || seen.includes(kept)) return seen;
  return kept < first ? [kept, ...seen] : [...seen, kept];
}

/** Where to scroll so that one row or column is seen whole; `scroll` itself where it already is. */
export function scrollToSee({ scroll, viewport, size }: Axis, index: number): number {
  const start = index * size;
  if (start < scroll) return start;
  return start + size > scroll + viewport ? start + size - viewport : scroll;
}
