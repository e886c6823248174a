import type { DaySpan } from '../model/plan';
import { DAY, HOUR, MINUTE } from '../../resources/common/durations';
import type { TimelineZoom } from './timelineProps';

/** Maps wall-clock time to columns. */
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

/** Minimum pixels of a column: for a mouse, so that a day fits a window of 1280 pixels, and for touch. */
const MIN_WIDTH = { days: { wide: 30, narrow: 48 }, hours: { wide: 42, narrow: 56 } } as const;

/** The first hour shown in a day that does not fit. */
const MORNING = 7;

/** Below this width in pixels, the names shrink and the columns grow. */
export const NARROW = 700;

/** Pixels of the column of names. */
export const namesWidth = (available: number): number => (available < NARROW ? 112 : 200);

/** @param available pixels of the whole timeline, names included */
export function scaleOf(span: DaySpan, zoom: TimelineZoom, available: number): Scale {
  const days = Math.max(1, span.last - span.first + 1);
  const perDay = zoom === 'days' ? 1 : 24;
  const count = days * perDay;
  const min = MIN_WIDTH[zoom][available < NARROW ? 'narrow' : 'wide'];
  const width = Math.max(min, Math.floor((available - namesWidth(available)) / count));
  const unit = zoom === 'days' ? DAY : HOUR;
  return { zoom, unit, step: zoom === 'days' ? DAY : 15 * MINUTE, first: span.first * perDay, count, width };
}

/** Pixels to scroll to the morning, by whole hours: part of one at the edge reads as if it began there. */
export const morningOf = (width: number, hidden: number): number =>
  Math.min(MORNING, Math.floor(Math.max(0, hidden) / width)) * width;

/** Pixels of a wall-clock time from the first column. */
export const xOf = ({ unit, first, width }: Scale, wall: number): number => (wall / unit - first) * width;

/** The wall-clock time at a pixel, rounded down to a step. */
export const wallAt = ({ unit, first, width, step }: Scale, x: number): number =>
  Math.floor(((x / width + first) * unit) / step) * step;

/** Days since 1970. */
export const dayOfColumn = ({ zoom }: Scale, column: number): number =>
  zoom === 'days' ? column : Math.floor(column / 24);

/** Columns are rendered in groups of this size, so that scrolling seldom renders. */
const CHUNK = 4;

/** Columns to render for a range of pixels, as a half-open range in units since 1970. */
export function columnsBetween({ first, count, width }: Scale, left: number, right: number): readonly [number, number] {
  const from = Math.max(0, Math.floor(left / width / CHUNK) * CHUNK);
  const to = Math.min(count, Math.ceil(right / width / CHUNK) * CHUNK);
  return [first + from, first + Math.max(from, to)];
}
