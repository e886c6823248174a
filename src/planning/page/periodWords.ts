import type { Formats } from '../calendar/useFormats';
import { spanOf, type PlanUrlState } from './urlState';

/** What a place shows, in words: a day, from a day to another one, a month or a year. */
export function periodWords(place: Pick<PlanUrlState, 'view' | 'zoom' | 'day'>, formats: Formats): string {
  const { first, last } = spanOf(place);
  const stretch = place.view === 'timeline' ? place.zoom : place.view;
  if (stretch === 'day') return formats.day(first);
  if (stretch === 'month') return formats.month(first);
  if (stretch === 'year') return String(new Date(first * 86_400_000).getUTCFullYear());
  return formats.period(first, last);
}
