import { holidayOn } from '../../../../../src/planning/core/holidays';
import { dayIndexOf, dayText, instantOf, weekdayOf } from '../../../../../src/resources/fields/shared/zone';
import type { Random } from '../../trade/random';
import { DAY, HOUR } from '../../../../../src/resources/common/durations';

const SATURDAY = 5;

/** A part of a day, in hours of local time. */
export type Hours = readonly [from: number, to: number];

/** The working days of last month, this month and next month. */
export function planDays(now: Date): readonly number[] {
  const today = new Date(dayIndexOf(now.getTime()) * DAY);
  const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1) / DAY;
  const last = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1) / DAY;
  return Array.from({ length: last - first }, (_, index) => first + index).filter(
    (day) => weekdayOf(day) < SATURDAY && holidayOn(day, 'metropole') === undefined,
  );
}

/** The previous month, such as `2026-10`. */
export function lastMonth(now: Date): string {
  const today = new Date(dayIndexOf(now.getTime()) * DAY);
  return dayText(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1) / DAY).slice(0, 7);
}

/** Start and end of a slot, from local time in Paris. */
export const timesOn = (day: number, [from, to]: Hours) => ({
  debut: new Date(instantOf(day * DAY + from * HOUR)).toISOString(),
  fin: new Date(instantOf(day * DAY + to * HOUR)).toISOString(),
});

/** The activities of a day, as slot type codes with hours; lunch stays free. */
export function activitiesOn(random: Random, weekday: number): readonly (readonly [code: string, hours: Hours])[] {
  const morning: readonly (readonly [string, Hours])[] =
    weekday === 0
      ? [['REUN', [9, 10.5]]]
      : random.chance(0.6)
        ? [['PERM', [9, 12]]]
        : [
            ['ENTR', [9, 10]],
            ['ENTR', [10.5, 11.5]],
          ];
  const code = random.pick(['PERM', 'ENTR', 'ACTC'] as const);
  const afternoon: Hours = code === 'PERM' ? [13.5, 17.5] : code === 'ACTC' ? [14, 17] : [14, 15];
  const has = random.next();
  if (has < 0.45) return morning.slice(0, 1);
  return has < 0.6 ? [[code, afternoon]] : has < 0.72 ? [...morning.slice(0, 1), [code, afternoon]] : [];
}
