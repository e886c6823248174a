import { useIsReturn } from '../place/ListPlaceContext';
import { useIsDrawn } from '../../page/useIsDrawn';

/** What else stands in the window than the rows of a table, and the least that these have, in pixels. */
const OUTSIDE = 237;
const LEAST = 360;
/** A line of views above it. */
const TABS = 43;

/** How high a table may be in the window before it scrolls by itself, for its styles. */
export const TABLE_ROOM = {
  '--outside': `${OUTSIDE}px`,
  '--view-tabs': `${TABS}px`,
  '--least-height': `${LEAST}px`,
} as const;

/** Beyond those in sight: what is cut at the lower edge. */
const SPARE = 2;

/**
 * Returns the rows that the table draws: those in sight first, then all of them. After a return to the list it draws all at
 * once, because the list scrolls back to its former place.
 *
 * @param height of a row, in pixels
 */
export function useFirstRows<Row>(rows: readonly Row[], height: number): readonly Row[] {
  const isWhole = useIsDrawn(useIsReturn());
  return isWhole ? rows : rows.slice(0, Math.ceil(Math.max(LEAST, window.innerHeight - OUTSIDE) / height) + SPARE);
}
