import { weekdayOf } from '../../resources/fields/shared/zone';
import { holidayOn } from '../core/holidays';
import { hoursDue } from '../core/workingTime';
import type { PlanIndex } from '../data/checkEdits';
import type { DaySpan } from '../model/plan';
import { usualWorkday, workdayOf } from '../model/workday';

const SATURDAY = 5;
const FORTNIGHT = 14;

export interface NewSlotContext {
  /** Days since 1970. */
  readonly today: number;
  /** Milliseconds. */
  readonly now: number;
  readonly index: PlanIndex;
  readonly salarieId: number | null;
}

/** Whether people work on a day: the person, or the others if they are not known. */
function isWorked(day: number, { index, salarieId }: Pick<NewSlotContext, 'index' | 'salarieId'>): boolean {
  const zone = index.plan.holidays;
  if (weekdayOf(day) >= SATURDAY || holidayOn(day, zone) !== undefined) return false;
  const person = salarieId === null ? undefined : index.people.get(salarieId);
  return !person || hoursDue(person, day, zone) > 0;
}

/** The day, or the first one after it that is worked; a person without hours gets the first one of the others. */
function workdayFrom(day: number, context: Pick<NewSlotContext, 'index' | 'salarieId'>): number {
  const days = Array.from({ length: FORTNIGHT }, (_, after) => day + after);
  const firstOf = (salarieId: number | null) => days.find((one) => isWorked(one, { ...context, salarieId }));
  return firstOf(context.salarieId) ?? firstOf(null) ?? day;
}

/**
 * Times of a new slot, as a cell of that day proposes them. A view of one day shows the chosen one. A longer period may
 * owe its day to a step from another one, so a free day gives way to the period's first workday that is not over, and
 * today to the next workday.
 * @param day since 1970
 * @param salarieId the person whose hours are proposed, if there is one
 * @returns instants in milliseconds
 */
export function newSlotTimes(
  day: number,
  { first, last }: DaySpan,
  { today, now, index, salarieId }: NewSlotContext,
): { readonly start: number; readonly end: number } {
  const of = { index, salarieId };
  const isShown = day >= first && day <= last;
  const isChosen = isShown && day !== today && (first === last || isWorked(day, of));
  const next = usualWorkday(today).end <= now ? today + 1 : today;
  const from = today >= first && today <= last ? next : first;
  return workdayOf(index, salarieId)(isChosen ? day : workdayFrom(from, of));
}
