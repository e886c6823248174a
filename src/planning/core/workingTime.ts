import { holidayOn, type HolidayZone } from './holidays';
import { clip, timeOf, type Interval } from './intervals';
import type { PlanPerson, Slot, SlotType } from './slot';
import { dayText, startOfDay, weekdayOf } from '../../resources/fields/shared/zone';
import { HOUR } from '../../resources/common/durations';

type Types = ReadonlyMap<number, Pick<SlotType, 'compteTravail'>>;
type TimedSlot = Pick<Slot, 'typeCreneauId' | 'start' | 'end'> & Partial<Pick<Slot, 'etat' | 'retire'>>;
type Worker = Pick<PlanPerson, 'hours' | 'dateEntree' | 'dateSortie'>;

/** Days since 1970, both included. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** Hours of one person over some days. */
export interface Hours {
  /** Contractual hours; 0 on public holidays. */
  readonly due: number;
  /** Planned work; overlaps count once. */
  readonly planned: number;
  /** Hours of absence, at most the hours due. */
  readonly absent: number;
}

/** The default week of 35 hours, Monday first. */
export const FULL_WEEK: readonly number[] = [7, 7, 7, 7, 7, 0, 0];

/** The contractual hours of a day: 0 before the person joined, after they left, and on public holidays. */
export function hoursDue({ hours, dateEntree, dateSortie }: Worker, day: number, zone: HolidayZone): number {
  const text = dayText(day);
  const isEmployed = (dateEntree === null || text >= dateEntree) && (dateSortie === null || text <= dateSortie);
  return isEmployed && holidayOn(day, zone) === undefined ? (hours[weekdayOf(day)] ?? 0) : 0;
}

const timesOf = (slots: readonly TimedSlot[], types: Types, works: boolean, within: Interval): readonly Interval[] =>
  slots.flatMap((slot) => {
    if (slot.etat === 'Annule' || slot.retire === true) return [];
    if ((types.get(slot.typeCreneauId)?.compteTravail !== false) !== works) return [];
    return clip(slot, within) ?? [];
  });

/** Working hours of one person's slots in an interval; overlaps count once. */
export const plannedHours = (slots: readonly TimedSlot[], types: Types, within: Interval): number =>
  timeOf(timesOf(slots, types, true, within)) / HOUR;

export const absentHours = (slots: readonly TimedSlot[], types: Types, within: Interval): number =>
  timeOf(timesOf(slots, types, false, within)) / HOUR;

/** Hours of one person over days. An absence counts for at most the hours due on each day. */
export function hoursOver(
  person: Worker,
  slots: readonly TimedSlot[],
  types: Types,
  { first, last }: DayRange,
  zone: HolidayZone,
): Hours {
  const absences = slots.filter(({ typeCreneauId }) => types.get(typeCreneauId)?.compteTravail === false);
  let due = 0;
  let absent = 0;
  for (let day = first; day <= last; day += 1) {
    const ofDay = hoursDue(person, day, zone);
    due += ofDay;
    if (ofDay > 0 && absences.length > 0)
      absent += Math.min(ofDay, absentHours(absences, types, { start: startOfDay(day), end: startOfDay(day + 1) }));
  }
  return { due, absent, planned: plannedHours(slots, types, { start: startOfDay(first), end: startOfDay(last + 1) }) };
}

/** Planned hours as a fraction of the hours due minus absences: 1 is fully planned; null if none are left. */
export const loadOf = ({ due, planned, absent }: Hours): number | null =>
  due - absent > 0 ? planned / (due - absent) : null;
