/** Where each of several rows begins, and the end of the last one: sums of their heights. */
export function offsetsOf(heights: readonly number[]): readonly number[] {
  const offsets = [0];
  for (const height of heights) offsets.push((offsets.at(-1) ?? 0) + height);
  return offsets;
}

/** The last place whose offset is not beyond `position`: found by halves, among any number of rows. */
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
 * The rows that a window shows, and `spare` more on each side.
 *
 * @param top how far it is scrolled, in pixels
 * @returns the first one, and the one after the last
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
