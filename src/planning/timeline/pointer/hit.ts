import { rowAt, type Tops } from '../rows/heights';
import { dayOfColumn, trackOf, wallAt, type Scale } from '../scale';

export interface Hit {
  /** -1 without rows. */
  readonly row: number;
  /** In units since 1970, within the visible span. */
  readonly column: number;
  /** Wall-clock time, at a full step. */
  readonly wall: number;
  readonly day: number;
}

/** @param x pixels from the first column @param y pixels from the first row */
export function hitAt(scale: Scale, tops: Tops, x: number, y: number): Hit {
  const inside = Math.max(0, Math.min(trackOf(scale) - 1, x));
  const wall = wallAt(scale, inside);
  const column = Math.floor(wall / scale.unit);
  return { row: rowAt(tops, y), column, wall, day: dayOfColumn(scale, column) };
}
