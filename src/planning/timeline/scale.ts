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
  /** Least pixels of a column that is not folded. */
  readonly width: number;
  /** Pixels of the left edge of each column; the last item is the width of all. */
  readonly edges: readonly number[];
}

/** Minimum pixels of a column: for a mouse, so that a day fits a window of 1280 pixels, and for touch. */
const MIN_WIDTH = { days: { wide: 30, narrow: 48 }, hours: { wide: 42, narrow: 56 } } as const;

/**
 * Pixels of a day without slots of its own: its head is legible, and a slot can be put there, with a finger too; and of
 * an hour of the night.
 */
const FOLDED = { days: { wide: 18, narrow: 26 }, hours: { wide: 7, narrow: 7 } } as const;

/** In a week, where the head of such a day has one line as the others. */
const FOLDED_IN_WEEK = 52;
const WEEK = 7;

/** The first hour shown in a day that does not fit. */
const MORNING = 7;

/** Below this width in pixels, the names shrink and the columns grow. */
export const NARROW = 700;

/** Pixels of the column of names. */
export const namesWidth = (available: number): number => (available < NARROW ? 112 : 208);

/** Columns that fill the room of the timeline where they can. @param folded columns that are narrow */
export function scaleOf(
  span: DaySpan,
  zoom: TimelineZoom,
  available: number,
  folded: ReadonlySet<number> = new Set(),
): Scale {
  const days = Math.max(1, span.last - span.first + 1);
  const perDay = zoom === 'days' ? 1 : 24;
  const count = days * perDay;
  const first = span.first * perDay;
  const isFolded = (offset: number) => folded.has(first + offset);
  const wide = Array.from({ length: count }, (_, offset) => offset).filter((offset) => !isFolded(offset)).length;
  const kind = available < NARROW ? 'narrow' : 'wide';
  const isWeek = zoom === 'days' && days <= WEEK && kind === 'wide';
  const narrow = isWeek ? FOLDED_IN_WEEK : FOLDED[zoom][kind];
  const room = available - namesWidth(available) - narrow * (count - wide);
  const min = MIN_WIDTH[zoom][kind];
  const width = Math.max(min, Math.floor(room / Math.max(1, wide)));
  // What is left over, a pixel each.
  let rest = Math.max(0, room - width * wide);
  const edges = [0];
  for (let offset = 0; offset < count; offset += 1) {
    const pixels = isFolded(offset) ? narrow : width + (rest > 0 ? 1 : 0);
    if (!isFolded(offset)) rest -= 1;
    edges.push((edges[offset] ?? 0) + pixels);
  }
  const unit = zoom === 'days' ? DAY : HOUR;
  return { zoom, unit, step: zoom === 'days' ? DAY : 15 * MINUTE, first, count, width, edges };
}

type Edges = Pick<Scale, 'first' | 'count' | 'width' | 'edges'>;

/** Pixels of all columns. */
export const trackOf = ({ count, edges }: Edges): number => edges[count] ?? 0;

/** Pixels of a column's left edge, or of a place within it. @param column in units since 1970 */
export function leftOf(scale: Edges, column: number): number {
  const { first, count, width, edges } = scale;
  const offset = column - first;
  const whole = Math.floor(offset);
  const [left, right] = [edges[whole], edges[whole + 1]];
  if (left === undefined) return offset < 0 ? offset * width : trackOf(scale) + (offset - count) * width;
  return right === undefined ? left + (offset - whole) * width : left + (offset - whole) * (right - left);
}

/** Pixels of a column. */
export const widthOf = (scale: Edges, column: number): number => leftOf(scale, column + 1) - leftOf(scale, column);

/** Whether a column is an hour of the folded night. */
export const isFoldedHour = (scale: Edges & Pick<Scale, 'zoom'>, column: number): boolean =>
  scale.zoom === 'hours' && widthOf(scale, column) <= FOLDED.hours.wide;

/** The column at a pixel, with the fraction of it. */
function columnAt({ first, count, width, edges }: Edges, x: number): number {
  let offset = Math.min(count - 1, Math.max(0, Math.floor(x / width)));
  while (offset > 0 && (edges[offset] ?? 0) > x) offset -= 1;
  while (offset < count - 1 && (edges[offset + 1] ?? Infinity) <= x) offset += 1;
  const left = edges[offset] ?? 0;
  return first + offset + (x - left) / ((edges[offset + 1] ?? left + width) - left);
}

/**
 * Pixels to scroll to the first work of a day, or to its morning, by whole hours: part of one at the edge reads as if it
 * began there.
 * @param begins hours of the day in which work begins
 * @param hidden pixels that do not fit
 */
export function morningOf({ edges }: Pick<Scale, 'edges'>, begins: Iterable<number>, hidden: number): number {
  const hours = [...begins];
  const hour = hours.length > 0 ? Math.min(...hours) : MORNING;
  return edges.slice(0, hour + 1).findLast((edge) => edge <= hidden) ?? 0;
}

/** Pixels of a wall-clock time from the first column. */
export const xOf = (scale: Scale, wall: number): number => leftOf(scale, wall / scale.unit);

/** The wall-clock time at a pixel, rounded down to a step. */
export const wallAt = (scale: Scale, x: number): number =>
  Math.floor((columnAt(scale, x) * scale.unit) / scale.step) * scale.step;

/** Days since 1970. */
export const dayOfColumn = ({ zoom }: Scale, column: number): number =>
  zoom === 'days' ? column : Math.floor(column / 24);

/** Columns are rendered in groups of this size, so that scrolling seldom renders. */
const CHUNK = 4;

/** Columns to render for a range of pixels, as a half-open range in units since 1970. */
export function columnsBetween(scale: Scale, left: number, right: number): readonly [number, number] {
  const { first, count } = scale;
  const from = Math.max(0, Math.floor((columnAt(scale, left) - first) / CHUNK) * CHUNK);
  const to = Math.min(count, Math.ceil((columnAt(scale, right) - first) / CHUNK) * CHUNK);
  return [first + from, first + Math.max(from, to)];
}
