import { holidayOn, type HolidayZone } from './holidays';
import { clip, timeOf, type Interval } from './intervals';
import type { PlanPerson, Slot, SlotType } from './slot';
import { dayText, startOfDay, weekdayOf } from '../../resources/fields/shared/zone';
import { HOUR } from '../../resources/common/durations';

type Types = ReadonlyMap<number, Pick<SlotType, 'compteTravail'>>;
type TimedSlot = Pick<Slot, 'typeCreneauId' | 'start' | 'end'> & Partial<Pick<Slot, 'etat' | 'retire'>>;
type Worker = Pick<PlanPerson, 'hours' | 'dateEntree' | 'dateSortie'>;

/** The days of a stretch, from the first to the last one (days since 1970). */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** Hours of a person over some days. */
export interface Hours {
  /** To be worked, by the declared working time; 0 on public holidays. */
  readonly due: number;
  /** Planned work; what overlaps counts once. */
  readonly planned: number;
  /** Of the hours due, those on which the person is absent. */
  readonly absent: number;
}

/** The week of a person without a declared working time: 35 hours, Monday first. */
export const FULL_WEEK: readonly number[] = [7, 7, 7, 7, 7, 0, 0];

/** The hours that a person works on a day: 0 before they joined, after they left, and on public holidays. */
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

/** Hours of work of slots (all of one person) within a stretch of time; what overlaps counts once. */
export const plannedHours = (slots: readonly TimedSlot[], types: Types, within: Interval): number =>
  timeOf(timesOf(slots, types, true, within)) / HOUR;

/** Hours of absence of slots (all of one person) within a stretch of time. */
export const absentHours = (slots: readonly TimedSlot[], types: Types, within: Interval): number =>
  timeOf(timesOf(slots, types, false, within)) / HOUR;

/** Hours of one person over days. An absence counts for no more than the hours due on each of its days. */
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

/** How much of the hours that are left after absences is planned: 1 is all of them; null where none are left. */
export const loadOf = ({ due, planned, absent }: Hours): number | null =>
  due - absent > 0 ? planned / (due - absent) : null;
