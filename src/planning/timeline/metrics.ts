import type { RowLayout } from './index/lanes';
import { NARROW } from './scale';

/** Heights in pixels. */
export interface Metrics {
  /** Of a lane, its gap included. */
  readonly lane: number;
  /** Of the line with the number of slots that are not drawn. */
  readonly more: number;
  readonly row: number;
  readonly group: number;
  readonly header: number;
  /** Above the first lane and below the last one. */
  readonly pad: number;
}

const WIDE: Metrics = { lane: 24, more: 18, row: 46, group: 30, header: 58, pad: 4 };
const TOUCH: Metrics = { lane: 30, more: 24, row: 52, group: 40, header: 60, pad: 4 };

/** The heights for a width of the whole timeline: on a narrow screen a thumb has to meet things. */
export const metricsOf = (available: number): Metrics => (available < NARROW ? TOUCH : WIDE);

/** The height of a person's row. */
export const rowHeight = ({ lanes, more }: RowLayout, metrics: Metrics): number =>
  Math.max(metrics.row, lanes * metrics.lane + (more ? metrics.more : 0) + 2 * metrics.pad);
