import { weekdayOf } from '../../resources/fields/shared/zone';
import { holidayOn, type HolidayZone } from '../core/holidays';
import type { PlanIndex } from '../data/checkEdits';
import type { DaySpan } from '../model/plan';
import { workdayOf } from '../model/workday';

const SATURDAY = 5;

export interface NewSlotContext {
  /** Days since 1970. */
  readonly today: number;
  readonly index: PlanIndex;
  readonly salarieId: number | null;
}

/** The day, or the first one after a weekend or public holiday. */
function workdayFrom(day: number, zone: HolidayZone): number {
  return weekdayOf(day) >= SATURDAY || holidayOn(day, zone) !== undefined ? workdayFrom(day + 1, zone) : day;
}

/**
 * Times of a new slot, as a cell of that day proposes them: on the chosen day, or on the span's first day. Today was not
 * chosen, so a free day gives way to the next workday.
 * @param day since 1970
 * @param salarieId the person whose hours are proposed, if there is one
 * @returns instants in milliseconds
 */
export function newSlotTimes(
  day: number,
  { first, last }: DaySpan,
  { today, index, salarieId }: NewSlotContext,
): { readonly start: number; readonly end: number } {
  const chosen = day >= first && day <= last ? day : first;
  return workdayOf(index, salarieId)(chosen === today ? workdayFrom(today, index.plan.holidays) : chosen);
}
