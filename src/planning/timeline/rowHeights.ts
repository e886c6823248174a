import type { RowLayout } from './index/lanes';
import { NARROW } from './scale';

/** Heights in pixels. */
export interface Metrics {
  /** Including its gap. */
  readonly lane: number;
  /** The line with the number of hidden slots. */
  readonly more: number;
  readonly row: number;
  readonly group: number;
  readonly header: number;
  /** Padding above the first and below the last lane. */
  readonly pad: number;
}

const WIDE: Metrics = { lane: 28, more: 18, row: 46, group: 30, header: 58, pad: 4 };
const TOUCH: Metrics = { lane: 30, more: 24, row: 52, group: 40, header: 60, pad: 4 };

/** Heights for the timeline's width: larger touch targets on a narrow screen. */
export const metricsOf = (available: number): Metrics => (available < NARROW ? TOUCH : WIDE);

export const rowHeight = ({ lanes, more }: RowLayout, metrics: Metrics): number =>
  Math.max(metrics.row, lanes * metrics.lane + (more ? metrics.more : 0) + 2 * metrics.pad);
