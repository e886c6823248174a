import type { Formats } from '../calendar/useFormats';
import { spanOf, type PlanUrlState } from './urlState';

type PeriodFormats = Pick<
  Formats,
  'day' | 'dayOfMonth' | 'wholeDay' | 'date' | 'month' | 'shortMonth' | 'period' | 'daysOfYear'
>;

/** Letters that fit in the toolbar. */
const FITTING = 23;

const yearOf = (day: number): number => new Date(day * 86_400_000).getUTCFullYear();

/** The period as text: a day, a range of days, a month or a year. */
export function periodWords(place: Pick<PlanUrlState, 'view' | 'zoom' | 'day'>, formats: PeriodFormats): string {
  const { first, last } = spanOf(place);
  const stretch = place.view === 'timeline' ? place.zoom : place.view;
  if (stretch === 'day') return formats.day(first);
  if (stretch === 'month') return formats.month(first);
  if (stretch === 'year') return String(yearOf(first));
  return formats.period(first, last);
}

/** `periodWords` for the toolbar: abbreviates a long day. */
export function fittingPeriodWords(place: Pick<PlanUrlState, 'view' | 'zoom' | 'day'>, formats: PeriodFormats): string {
  const words = periodWords(place, formats);
  return words === formats.day(place.day) && words.length > FITTING ? formats.wholeDay(place.day) : words;
}

/** `periodWords` for one line of a phone; leaves out the current year. */
export function shortPeriodWords(
  place: Pick<PlanUrlState, 'view' | 'zoom' | 'day'>,
  today: number,
  formats: PeriodFormats,
): string {
  const stretch = place.view === 'timeline' ? place.zoom : place.view;
  const { first, last } = spanOf(place);
  if (stretch === 'month') return formats.shortMonth(first);
  if (stretch === 'year') return periodWords(place, formats);
  const isThisYear = [first, last].every((day) => yearOf(day) === yearOf(today));
  if (stretch !== 'day') return isThisYear ? formats.daysOfYear(first, last) : formats.period(first, last);
  return yearOf(place.day) === yearOf(today) ? formats.dayOfMonth(place.day) : formats.date(place.day);
}
