import type { DaySpan } from '../model/plan';
import { DAY, HOUR, MINUTE } from '../../resources/common/durations';
import type { TimelineZoom } from './timelineProps';

/** How wall-clock time lies on the columns. */
export interface Scale {
  readonly zoom: TimelineZoom;
  /** Milliseconds of one column. */
  readonly unit: number;
  /** The smallest step of a move, in milliseconds. */
  readonly step: number;
  /** The first column, in units since 1970. */
  readonly first: number;
  readonly count: number;
  /** Pixels of one column. */
  readonly width: number;
}

/** What a column must have at least, in pixels: with a mouse, and on a narrow screen under a thumb. */
const MIN_WIDTH = { days: { wide: 30, narrow: 48 }, hours: { wide: 44, narrow: 56 } } as const;

/** Below this width of the whole timeline the names shrink and the columns grow. */
export const NARROW = 700;

/** Pixels of the column of names. */
export const namesWidth = (available: number): number => (available < NARROW ? 112 : 200);

/**
 * The columns of a span.
 *
 * @param available pixels of the whole timeline, names included
 */
export function scaleOf(span: DaySpan, zoom: TimelineZoom, available: number): Scale {
  const days = Math.max(1, span.last - span.first + 1);
  const perDay = zoom === 'days' ? 1 : 24;
  const count = days * perDay;
  const min = MIN_WIDTH[zoom][available < NARROW ? 'narrow' : 'wide'];
  const width = Math.max(min, Math.floor((available - namesWidth(available)) / count));
  const unit = zoom === 'days' ? DAY : HOUR;
  return { zoom, unit, step: zoom === 'days' ? DAY : 15 * MINUTE, first: span.first * perDay, count, width };
}

/** Pixels from the first column of a wall-clock time. */
export const xOf = ({ unit, first, width }: Scale, wall: number): number => (wall / unit - first) * width;

/** The wall-clock time at a pixel, at a full step before it. */
export const wallAt = ({ unit, first, width, step }: Scale, x: number): number =>
  Math.floor(((x / width + first) * unit) / step) * step;

/** The day (since 1970) of a column. */
export const dayOfColumn = ({ zoom }: Scale, column: number): number =>
  zoom === 'days' ? column : Math.floor(column / 24);

/** Columns drawn around what is visible come in groups of so many, so that scrolling seldom draws again. */
const CHUNK = 4;

/** The columns to draw for a stretch of pixels, as a half-open range in units since 1970. */
export function columnsBetween({ first, count, width }: Scale, left: number, right: number): readonly [number, number] {
  const from = Math.max(0, Math.floor(left / width / CHUNK) * CHUNK);
  const to = Math.min(count, Math.ceil(right / width / CHUNK) * CHUNK);
  return [first + from, first + Math.max(from, to)];
}
