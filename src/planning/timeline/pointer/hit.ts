import { rowAt, type Tops } from '../rows/heights';
import { dayOfColumn, wallAt, type Scale } from '../scale';

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
  const inside = Math.max(0, Math.min(scale.count * scale.width - 1, x));
  const column = scale.first + Math.floor(inside / scale.width);
  return { row: rowAt(tops, y), column, wall: wallAt(scale, inside), day: dayOfColumn(scale, column) };
}
