import { DAY, HOUR } from '../../resources/common/durations';
import { instantOf } from '../../resources/fields/shared/zone';
import { takesTime } from '../core/checks/clashes';
import { hoursDue } from '../core/workingTime';
import type { DaySpan, Plan, PlanSlot } from '../model/plan';

/** When people are free, as named in the URL: one of the half days, or at least one of them. */
export const FREE = { morning: 'matin', afternoon: 'apres-midi', any: 'journee' } as const;
export type Free = keyof typeof FREE;

export const FREE_TIMES = Object.keys(FREE) as readonly Free[];

/** Usual half days, in milliseconds since midnight. */
const HALVES = { morning: [9 * HOUR, 12 * HOUR], afternoon: [13.5 * HOUR, 17 * HOUR] } as const;

const halvesOf = (free: Free) => (free === 'any' ? [HALVES.morning, HALVES.afternoon] : [HALVES[free]]);

/** The hour of the day in which the half begins that people are asked to be free in. */
export const firstFreeHour = (free: Free): number =>
  Math.floor(Math.min(...halvesOf(free).map(([from]) => from)) / HOUR);

/**
 * Ids of the people who work on one of the days and have nothing planned in such a half of it, absences and slots for
 * everyone included.
 */
export function freePeople(
  { slots, people, holidays }: Pick<Plan, 'slots' | 'people' | 'holidays'>,
  { first, last }: DaySpan,
  free: Free,
): ReadonlySet<number> {
  const planned = slots.filter(takesTime);
  const forAll = planned.filter(({ isForSystem }) => isForSystem);
  const byPerson = new Map<number | null, PlanSlot[]>();
  for (const slot of planned) {
    const own = byPerson.get(slot.salarieId);
    if (own) own.push(slot);
    else byPerson.set(slot.salarieId, [slot]);
  }
  const days = Array.from({ length: last - first + 1 }, (_, after) => first + after);
  const halves = days.flatMap((day) =>
    halvesOf(free).map(([from, to]) => ({ day, start: instantOf(day * DAY + from), end: instantOf(day * DAY + to) })),
  );
  return new Set(
    people
      .filter((person) => {
        const own = [...(byPerson.get(person.id) ?? []), ...forAll];
        return halves.some(
          ({ day, start, end }) =>
            hoursDue(person, day, holidays) > 0 && own.every((slot) => slot.end <= start || slot.start >= end),
        );
      })
      .map(({ id }) => id),
  );
}
