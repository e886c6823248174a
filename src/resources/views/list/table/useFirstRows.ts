import { useIsReturn } from '../place/ListPlaceContext';
import { useIsDrawn } from '../../page/useIsDrawn';

/** Pixels of the window outside the table, and minimum height of the table. */
const OUTSIDE = 218;
const LEAST = 360;
/** Pixels of the tabs of saved views. */
const TABS = 43;

/** CSS variables for the table's maximum height in the window. */
export const TABLE_ROOM = {
  '--outside': `${OUTSIDE}px`,
  '--view-tabs': `${TABS}px`,
  '--least-height': `${LEAST}px`,
} as const;

/** Extra rows beyond the visible ones. */
const SPARE = 2;

/**
 * Renders the visible rows first, then all. After a return to the list renders all at once, because scrolling
 * back needs their height.
 *
 * @param height of a row in pixels
 */
export function useFirstRows<Row>(rows: readonly Row[], height: number): readonly Row[] {
  const isWhole = useIsDrawn(useIsReturn());
  return isWhole ? rows : rows.slice(0, Math.ceil(Math.max(LEAST, window.innerHeight - OUTSIDE) / height) + SPARE);
}
