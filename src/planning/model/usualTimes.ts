import { takesTime } from '../core/checks/clashes';
import type { Slot } from '../core/slot';
import { DAY, HOUR, MINUTE } from '../../resources/common/durations';
import { dayIndexOf, instantOf, startOfDay, wallOf } from '../../resources/fields/shared/zone';
import type { PlanIndex } from '../data/checkEdits';
import { isOverDays } from './daySlots';
import { beforeLunch, freeStart, hoursLeft, isFreeFor, usualWorkday, workdayOf } from './workday';

export interface NewSlotOf {
  readonly salarieId: number | null;
  readonly typeId: number | null;
  readonly subTypeId?: number | null;
  /** Usual duration of the sub-type in minutes. */
  readonly subTypeMinutes?: number | null | undefined;
}

/** Whose times are proposed: this type's in the person's plan, this type's in all plans, or the person's free hours. */
export type TimesSource = 'ownType' | 'type' | 'hours';

export interface UsualTimes {
  readonly start: number;
  readonly end: number;
  readonly source: TimesSource;
}

/** Wall-clock times of a day, in milliseconds since midnight. */
interface DayTimes {
  readonly from: number;
  readonly to: number;
}

/** The times of day of slots, the most frequent first, then the earliest. */
function frequentTimes(slots: readonly Slot[]): readonly DayTimes[] {
  const counts = new Map<string, DayTimes & { count: number }>();
  for (const { start, end } of slots) {
    const midnight = dayIndexOf(start) * DAY;
    const [from, to] = [wallOf(start) - midnight, wallOf(end) - midnight];
    const known = counts.get(`${from} ${to}`);
    if (known) known.count += 1;
    else counts.set(`${from} ${to}`, { from, to, count: 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count || one.from - other.from);
}

/**
 * Times of a new slot of a type on a day: the most frequent ones of the type that leave no overlap, in the person's
 * plan, else in all; without any, the type's usual duration at the first free time, a half day of it in the morning, else the person's hours.
 */
export function usualTimes(index: PlanIndex, day: number, of: NewSlotOf): UsualTimes {
  const { salarieId, typeId, subTypeId = null, subTypeMinutes } = of;
  const type = typeId === null ? undefined : index.plan.types.get(typeId);
  // An absence takes the whole day, also where a meeting is planned.
  if (type?.compteTravail === false) return { ...usualWorkday(day), source: 'hours' };
  const isLike = (slot: Slot) =>
    slot.typeCreneauId === typeId &&
    (subTypeId === null || slot.sousTypeCreneauId === subTypeId) &&
    takesTime(slot) &&
    !isOverDays(slot);
  const left = hoursLeft(index, salarieId, day);
  const most = left ? left * HOUR : Infinity;
  const at = ({ from, to }: DayTimes) => ({ start: instantOf(day * DAY + from), end: instantOf(day * DAY + to) });
  const find = (slots: readonly Slot[], source: TimesSource): UsualTimes | undefined => {
    const free = frequentTimes(slots.filter(isLike))
      .map(at)
      .filter(({ start, end }) => isFreeFor(index, salarieId, day, start, end));
    const found = free.find(({ start, end }) => end - start <= most);
    return found && { ...found, source };
  };
  const own = salarieId === null ? undefined : find(index.byPerson.get(salarieId) ?? [], 'ownType');
  const found = type && (own ?? find([...index.byPerson.values()].flat(), 'type'));
  if (found) return found;
  const minutes = subTypeMinutes ?? type?.duree;
  if (!minutes) return { ...workdayOf(index, salarieId)(day), source: 'hours' };
  const length = Math.min(minutes * MINUTE, most);
  const start = freeStart(index, salarieId, day, length / HOUR);
  return { start, end: beforeLunch(start, Math.min(start + length, startOfDay(day + 1)), day), source: 'hours' };
}
