import { HOUR } from '../../resources/common/durations';
import { weekdayOf } from '../../resources/fields/shared/zone';
import { holidayOn, type HolidayZone } from '../core/holidays';
import type { PlanIndex } from '../data/checkEdits';
import type { DaySpan } from '../model/plan';
import { freeStart } from '../model/workday';

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
 * Times of a new slot: the first free hour from nine o'clock on the chosen day, or on the span's first day. Today was
 * not chosen, so a free day gives way to the next workday.
 * @param day since 1970
 * @param salarieId the person whose slots take time, if there is one
 * @returns instants in milliseconds
 */
export function newSlotHour(
  day: number,
  { first, last }: DaySpan,
  { today, index, salarieId }: NewSlotContext,
): { readonly start: number; readonly end: number } {
  const chosen = day >= first && day <= last ? day : first;
  const workday = chosen === today ? workdayFrom(today, index.plan.holidays) : chosen;
  const start = freeStart(index, salarieId, workday, 1);
  return { start, end: start + HOUR };
}
