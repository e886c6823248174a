import { isWork, takesTime } from '../core/checks/clashes';
import { FULL_WEEK, hoursDue, plannedHours } from '../core/workingTime';
import { instantOf, startOfDay } from '../../resources/fields/shared/zone';
import type { PlanIndex } from '../data/checkEdits';
import type { Workday } from './plan';
import { DAY, HOUR } from '../../resources/common/durations';

/** When work begins where nothing else is known. */
const MORNING = 9 * HOUR;
const USUAL = FULL_WEEK[0] ?? 0;

/** The day of a person of whom nothing is known. */
export const usualWorkday: Workday = (day) => {
  const start = instantOf(day * DAY + MORNING);
  return { start, end: start + USUAL * HOUR };
};

const ofPerson = ({ byPerson, plan }: PlanIndex, salarieId: number | null, day: number, exceptId?: number) =>
  (byPerson.get(salarieId) ?? []).filter(
    (slot) =>
      slot.id !== exceptId &&
      takesTime(slot) &&
      isWork(slot, plan.types) &&
      slot.start < startOfDay(day + 1) &&
      slot.end > startOfDay(day),
  );

/** The hours that a person has left on a day; undefined where they have none on that day at all, or nothing is known. */
export function hoursLeft(
  index: PlanIndex,
  salarieId: number | null,
  day: number,
  exceptId?: number,
): number | undefined {
  const person = salarieId === null ? undefined : index.people.get(salarieId);
  const due = person && hoursDue(person, day, index.plan.holidays);
  if (!due) return undefined;
  const window = { start: startOfDay(day), end: startOfDay(day + 1) };
  return Math.max(0, due - plannedHours(ofPerson(index, salarieId, day, exceptId), index.plan.types, window));
}

/** A person's day: what is left of their hours, after the work that is planned already, so that no proposal warns of itself. */
export const workdayOf =
  (index: PlanIndex, salarieId: number | null): Workday =>
  (day) => {
    const usual = usualWorkday(day);
    const left = hoursLeft(index, salarieId, day);
    if (left === undefined || left === 0) return usual;
    const end = Math.max(usual.start, ...ofPerson(index, salarieId, day).map((slot) => slot.end));
    // Work until late leaves no room behind it: then the morning is as good as any other time.
    const start = end + left * HOUR <= startOfDay(day + 1) ? end : usual.start;
    return { start, end: start + left * HOUR };
  };
