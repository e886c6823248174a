import { weekdayOf } from '../../resources/fields/shared/zone';
import { holidayOn } from '../core/holidays';
import { spanOf, type PlanUrlState } from './urlState';

const SATURDAY = 5;

const isWorkday = (day: number): boolean => weekdayOf(day) < SATURDAY && holidayOn(day, 'metropole') === undefined;

/**
 * The day at which a plan opens whose address names none: today, or the next workday if the period of today has none
 * left. So a link from a record on a Sunday opens the week that begins, not the one that is over.
 */
export function openingDay(look: Pick<PlanUrlState, 'view' | 'zoom'>, today: number): number {
  const { last } = spanOf({ ...look, day: today });
  let day = today;
  while (!isWorkday(day)) day += 1;
  return day > last ? day : today;
}
