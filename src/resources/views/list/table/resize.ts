import { MAX_WIDTH, MIN_WIDTH } from '../columns/columnChoice';

const STEP = 16;
const LEAP = 64;

/**
 * New width after a key (WAI-ARIA window splitter pattern): arrows by a step, with Shift by a larger one,
 * Home and End to the bounds; undefined for other keys.
 */
export function widthAfterKey(key: string, shift: boolean, width: number): number | undefined {
  const by = shift ? LEAP : STEP;
  switch (key) {
    case 'ArrowLeft':
      return width - by;
    case 'ArrowRight':
      return width + by;
    case 'Home':
      return MIN_WIDTH;
    case 'End':
      return MAX_WIDTH;
    default:
      return undefined;
  }
}
