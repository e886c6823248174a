/** In pixels: what stands above the first section and below the last one; a section's frame with its title; a line of inputs. */
const TOP = 130;
const BAR = 55;
const FRAME = 92;
const LINE = 52;

/**
 * About how many sections of a form are in sight when it opens, the one that the lower edge cuts included.
 *
 * @param counts the inputs of each section
 * @param columns inputs beside each other
 * @param height of the window, in pixels
 */
export function sectionsInSight(counts: readonly number[], columns: number, height: number): number {
  let bottom = TOP;
  const last = counts.findIndex((count) => {
    bottom += FRAME + Math.ceil(count / columns) * LINE;
    return bottom >= height - BAR;
  });
  return last === -1 ? counts.length : last + 1;
}
