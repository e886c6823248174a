import type { RowLayout } from './index/lanes';
import { NARROW } from './scale';
import type { TimelineZoom } from './timelineProps';

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
  /** Names have the room of a phone. */
  readonly isNarrow?: true;
}

const WIDE: Metrics = { lane: 31, more: 18, row: 46, group: 30, header: 46, pad: 4 };
const TOUCH: Metrics = { lane: 31, more: 24, row: 52, group: 40, header: 48, pad: 4, isNarrow: true };

/** Lanes in which a slot has lines for its hours, its company and its type. */
export const TALL = 56;
const TALLER = 96;

/**
 * Taller lanes where few rows would leave the window blank; in two steps, so that a slot more seldom changes them.
 * @param layouts of the rows; undefined for groups
 * @param height pixels of the room for rows
 */
export function roomyMetrics(
  metrics: Metrics,
  layouts: readonly (RowLayout | undefined)[],
  { height, zoom }: { readonly height: number; readonly zoom: TimelineZoom },
): Metrics {
  // An hour's slot is as wide as it is long, and needs no more than three lines.
  const steps = zoom === 'days' ? [TALLER, TALL] : [TALL];
  const taller = steps.map((lane) => ({ ...metrics, lane, row: Math.max(metrics.row, lane + 2 * metrics.pad + 4) }));
  return taller.find((one) => height >= heightOf(layouts, one)) ?? metrics;
}

const heightOf = (layouts: readonly (RowLayout | undefined)[], metrics: Metrics): number =>
  layouts.reduce((sum, layout) => sum + (layout ? rowHeight(layout, metrics) : metrics.group), 0);

/** Heights for the timeline's width: larger touch targets on a narrow screen. */
export const metricsOf = (available: number): Metrics => (available < NARROW ? TOUCH : WIDE);

export const rowHeight = ({ lanes, more }: RowLayout, metrics: Metrics): number =>
  Math.max(metrics.row, lanes * metrics.lane + (more ? metrics.more : 0) + 2 * metrics.pad);
