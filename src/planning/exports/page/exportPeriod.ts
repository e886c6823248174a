import type { SlotSearch } from '../../core/planningAnswers';
import { dayIndexOfText, dayText, startOfDay } from '../../../resources/fields/shared/zone';
import { DAY } from '../../../resources/common/durations';

/** The page's choices. Days are `YYYY-MM-DD`, or '' if not given. */
export interface ExportChoice {
  readonly companies: readonly number[];
  readonly people: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** First and last day of the month `later` months after a day's. */
export function monthAround(day: number, later: number): Pick<ExportChoice, 'from' | 'to'> {
  const date = new Date(day * DAY);
  const first = (more: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later + more, 1) / DAY;
  return { from: dayText(first(0)), to: dayText(first(1) - 1) };
}

export const isTurned = ({ from, to }: Pick<ExportChoice, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && to < from;

/** The search for the chosen slots; a missing day does not filter. */
export const searchOf = ({ companies, people, from, to }: ExportChoice): SlotSearch => ({
  ...(from !== '' && { startDate: new Date(startOfDay(dayIndexOfText(from))).toISOString() }),
  ...(to !== '' && { endDate: new Date(startOfDay(dayIndexOfText(to) + 1)).toISOString() }),
  ...(companies.length > 0 && { filterEntreprisesIds: companies }),
  ...(people.length > 0 && { filterSalariesIds: people }),
});
