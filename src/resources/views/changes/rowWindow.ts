/** Offset of each row, plus the end of the last one: cumulative sums of the heights. */
export function offsetsOf(heights: readonly number[]): readonly number[] {
  const offsets = [0];
  for (const height of heights) offsets.push((offsets.at(-1) ?? 0) + height);
  return offsets;
}

/** Binary search for the last row whose offset is not beyond `position`. */
function placeAt(offsets: readonly number[], position: number): number {
  let [low, high] = [0, offsets.length - 2];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}

/**
 * The visible rows, with `spare` more on each side.
 *
 * @param top scroll position in pixels
 * @returns `from` is the first row, `to` is exclusive
 */
export function rowsInWindow(
  offsets: readonly number[],
  top: number,
  height: number,
  spare = 5,
): { readonly from: number; readonly to: number } {
  const count = offsets.length - 1;
  if (count <= 0) return { from: 0, to: 0 };
  const from = Math.max(placeAt(offsets, top) - spare, 0);
  const to = Math.min(placeAt(offsets, top + height) + 1 + spare, count);
  return { from, to };
}
