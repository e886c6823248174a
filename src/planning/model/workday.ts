import { isWork, takesTime } from '../core/checks/clashes';
import type { Slot } from '../core/slot';
import { FULL_WEEK, hoursDue, plannedHours } from '../core/workingTime';
import { instantOf, startOfDay, wallOf } from '../../resources/fields/shared/zone';
import type { PlanIndex } from '../data/checkEdits';
import type { Workday } from './plan';
import { DAY, HOUR } from '../../resources/common/durations';

/** Default start of work. */
const MORNING = 9 * HOUR;
const USUAL = FULL_WEEK[0] ?? 0;
/** Least length of a half day. */
const HALF = 2 * HOUR;
/** No work is proposed after it. */
const EVENING = 19 * HOUR;
/** The usual break at noon, in which no work begins. */
const LUNCH = { from: 12 * HOUR, to: 13.5 * HOUR };

/** The default workday, if the person's hours are not known. */
export const usualWorkday: Workday = (day) => {
  const start = instantOf(day * DAY + MORNING);
  return { start, end: start + USUAL * HOUR };
};

const touches = ({ start, end }: Slot, day: number): boolean => start < startOfDay(day + 1) && end > startOfDay(day);

const ofPerson = ({ byPerson, plan }: PlanIndex, salarieId: number | null, day: number, exceptId?: number) =>
  (byPerson.get(salarieId) ?? []).filter(
    (slot) => slot.id !== exceptId && takesTime(slot) && isWork(slot, plan.types) && touches(slot, day),
  );

/** The person's unplanned hours on a day; undefined if none are due that day, or the person is not known. */
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

/** What takes the time of all on a day: slots for everyone, and meetings that most people have at the same time. */
function sharedSlots({ byPerson, people }: PlanIndex, day: number, isForOne: boolean): readonly Slot[] {
  const forAll = (byPerson.get(null) ?? []).filter((slot) => slot.isForSystem && takesTime(slot) && touches(slot, day));
  if (isForOne) return forAll;
  // A person who is chosen later most probably has this meeting.
  const meetings = new Map<string, Slot[]>();
  for (const slot of [...byPerson.values()].flat()) {
    if (!takesTime(slot) || !touches(slot, day)) continue;
    const key = `${slot.typeCreneauId} ${slot.start} ${slot.end}`;
    meetings.set(key, [...(meetings.get(key) ?? []), slot]);
  }
  const usual = [...meetings.values()].filter(({ length }) => length > 1 && length * 2 >= people.size);
  return [...forAll, ...usual.flatMap(([first]) => first ?? [])];
}

/** The end of the break at noon, if a time is in it. */
function afterLunch(at: number, day: number): number {
  const wall = wallOf(at) - day * DAY;
  return wall >= LUNCH.from && wall < LUNCH.to ? instantOf(day * DAY + LUNCH.to) : at;
}

/** The end of work that would otherwise last into the break at noon: a half day ends there. */
export function beforeLunch(start: number, end: number, day: number): number {
  const [from, to] = [start, end].map((at) => wallOf(at) - day * DAY);
  const isHalfDay = from !== undefined && to !== undefined && to > LUNCH.from && to <= LUNCH.to;
  return isHalfDay && LUNCH.from - from >= HALF ? instantOf(day * DAY + LUNCH.from) : end;
}

/** What is planned on a day for a person, absences aside. */
const plannedOn = (index: PlanIndex, salarieId: number | null, day: number): readonly Slot[] => [
  ...ofPerson(index, salarieId, day),
  ...sharedSlots(index, day, salarieId !== null),
];

const isFreeOf = (planned: readonly Slot[], day: number, start: number, end: number): boolean =>
  end <= startOfDay(day + 1) && planned.every((slot) => slot.end <= start || slot.start >= end);

/** Whether nothing is planned for the person between two instants of a day. */
export const isFreeFor = (
  index: PlanIndex,
  salarieId: number | null,
  day: number,
  start: number,
  end: number,
): boolean => isFreeOf(plannedOn(index, salarieId, day), day, start, end);

/**
 * The first start of work that leaves the person free for so many hours: not at lunch if another time does, and on the
 * usual morning if no time of the day does.
 */
export function freeStart(index: PlanIndex, salarieId: number | null, day: number, hours: number): number {
  const usual = usualWorkday(day).start;
  const planned = plannedOn(index, salarieId, day);
  const isFree = (start: number) => isFreeOf(planned, day, start, start + hours * HOUR);
  const ends = planned.map(({ end }) => end).filter((end) => end > usual);
  const starts = [usual, ...ends.toSorted((a, b) => a - b)];
  return [...starts.map((start) => afterLunch(start, day)), ...starts].find(isFree) ?? usual;
}

/** The longest time of the day without a slot. */
function longestGap(index: PlanIndex, salarieId: number | null, day: number): ReturnType<Workday> {
  const planned = plannedOn(index, salarieId, day);
  const [usual, evening] = [usualWorkday(day).start, instantOf(day * DAY + EVENING)];
  const gaps = [usual, ...planned.map(({ end }) => end)]
    .filter((start) => start >= usual && planned.every((slot) => slot.end <= start || slot.start > start))
    .map((start) => {
      const next = planned.flatMap((slot) => (slot.start >= start ? [slot.start] : []));
      return { start, end: Math.min(evening, ...next) };
    });
  return gaps.reduce((best, gap) => (gap.end - gap.start > best.end - best.start ? gap : best), { start: 0, end: 0 });
}

/**
 * The person's remaining hours, at the first time of the day that is free for so long: the proposal causes no overlap.
 * Fewer of them, if they would last into the night.
 */
export const workdayOf =
  (index: PlanIndex, salarieId: number | null): Workday =>
  (day) => {
    const usual = usualWorkday(day);
    const left = hoursLeft(index, salarieId, day);
    if (left === undefined || left === 0) return usual;
    const start = freeStart(index, salarieId, day, left);
    const end = start + left * HOUR;
    if (end <= instantOf(day * DAY + EVENING)) return { start, end };
    const gap = longestGap(index, salarieId, day);
    if (gap.end - gap.start < HOUR) return { start, end };
    return { start: gap.start, end: Math.min(gap.end, gap.start + left * HOUR) };
  };
