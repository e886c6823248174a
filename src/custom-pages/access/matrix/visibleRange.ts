/** An axis of a scrolled grid, in pixels. */
export interface Axis {
  readonly scroll: number;
  readonly viewport: number;
  readonly size: number;
  readonly count: number;
}

/** Rows or columns rendered beyond the visible part, so that scrolling shows no gaps. */
const OVERSCAN = 3;

/**
 * The rows or columns to render: visible ones, a few around them, and the focused one (`kept`).
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

/** The scroll position that makes a row or column fully visible; unchanged if it already is. */
export function scrollToSee({ scroll, viewport, size }: Axis, index: number): number {
  const start = index * size;
  if (start < scroll) return start;
  return start + size > scroll + viewport ? start + size - viewport : scroll;
}
