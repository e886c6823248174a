/** `tops[i]` is the top of row i in pixels; the last item is the total height. */
export type Tops = Float64Array;

/** Running sums. @param heights pixels of each row */
export function topsOf(heights: readonly number[]): Tops {
  const tops = new Float64Array(heights.length + 1);
  for (let index = 0; index < heights.length; index += 1) tops[index + 1] = (tops[index] ?? 0) + (heights[index] ?? 0);
  return tops;
}

const countOf = (tops: Tops): number => tops.length - 1;

/** The row at a height in pixels; clamped to the ends, -1 without rows. */
export function rowAt(tops: Tops, y: number): number {
  let low = 0;
  let high = countOf(tops) - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return high < 0 ? -1 : low;
}

/** Rows that intersect a range of pixels, as a half-open range. */
export function rowsBetween(tops: Tops, top: number, bottom: number): readonly [number, number] {
  if (countOf(tops) === 0) return [0, 0];
  return [rowAt(tops, top), rowAt(tops, Math.max(top, bottom - 1)) + 1];
}
