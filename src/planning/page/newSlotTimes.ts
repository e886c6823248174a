import { weekdayOf } from '../../resources/fields/shared/zone';
import { holidayOn, type HolidayZone } from '../core/holidays';
import type { PlanIndex } from '../data/checkEdits';
import type { DaySpan } from '../model/plan';
import { usualWorkday, workdayOf } from '../model/workday';

const SATURDAY = 5;

export interface NewSlotContext {
  /** Days since 1970. */
  readonly today: number;
  /** Milliseconds. */
  readonly now: number;
  readonly index: PlanIndex;
  readonly salarieId: number | null;
}

/** The day, or the first one after a weekend or public holiday. */
function workdayFrom(day: number, zone: HolidayZone): number {
  return weekdayOf(day) >= SATURDAY || holidayOn(day, zone) !== undefined ? workdayFrom(day + 1, zone) : day;
}

/**
 * Times of a new slot, as a cell of that day proposes them: on the chosen day, or on the span's first day. Today was not
 * chosen, so a free day, or the evening, gives way to the next workday.
 * @param day since 1970
 * @param salarieId the person whose hours are proposed, if there is one
 * @returns instants in milliseconds
 */
export function newSlotTimes(
  day: number,
  { first, last }: DaySpan,
  { today, now, index, salarieId }: NewSlotContext,
): { readonly start: number; readonly end: number } {
  const chosen = day >= first && day <= last ? day : first;
  if (chosen !== today) return workdayOf(index, salarieId)(chosen);
  const isOver = usualWorkday(today).end <= now;
  return workdayOf(index, salarieId)(workdayFrom(isOver ? today + 1 : today, index.plan.holidays));
}
