/**
 * Estimates in pixels: space above the first section, bar below the last one, a section's frame with title, a
 * line of inputs.
 */
const TOP = 130;
const BAR = 55;
const FRAME = 92;
const LINE = 52;

/**
 * Estimates how many sections are visible when a form opens, including a partly visible one.
 *
 * @param counts number of cells per section (`gridCells`)
 * @param columns number of columns of inputs
 * @param height of the window in pixels
 */
export function sectionsInSight(counts: readonly number[], columns: number, height: number): number {
  let bottom = TOP;
  const last = counts.findIndex((count) => {
    bottom += FRAME + Math.ceil(count / columns) * LINE;
    return bottom >= height - BAR;
  });
  return last === -1 ? counts.length : last + 1;
}
