import { daySpanOfSlot } from '../core/checks/days';
import { weekdayOf } from '../../resources/fields/shared/zone';
import type { NewSlot, Workday } from './plan';

const SATURDAY = 5;

/** Whether a slot could be one slot per day instead. */
export function isOverDays(slot: Pick<NewSlot, 'start' | 'end'>): boolean {
  const { first, last } = daySpanOfSlot(slot);
  return last > first;
}

/**
 * A slot over several days as one slot on each, but on weekends unless it begins on one: the first begins and the last
 * ends as it does, and other times are those of the person.
 */
export function daySlots<One extends Pick<NewSlot, 'start' | 'end'>>(slot: One, workday: Workday): readonly One[] {
  const { first, last } = daySpanOfSlot(slot);
  const isOff = (day: number) => weekdayOf(day) >= SATURDAY && weekdayOf(first) < SATURDAY;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((day) => !isOff(day))
    .map((day) => {
      const usual = workday(day);
      const start = day === first ? slot.start : usual.start;
      const end = day === last ? slot.end : usual.end;
      return { ...slot, ...(end > start ? { start, end } : usual) };
    });
}
