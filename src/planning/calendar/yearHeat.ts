import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { PlanSlot } from '../model/plan';
import { HOUR } from '../../resources/common/durations';

/** Hours of work by the day on which they begin; cancelled and removed ones do not count. */
export function hoursByDay(slots: readonly PlanSlot[]): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  for (const { start, end, isWork, etat, mark } of slots) {
    if (!isWork || etat === 'Annule' || mark === 'removed' || mark === 'pending') continue;
    const day = dayIndexOf(start);
    days.set(day, (days.get(day) ?? 0) + (end - start) / HOUR);
  }
  return days;
}

/** How warm a day is, from 0 (nothing) to 4 (as much as the fullest day). */
export const heatOf = (hours: number, most: number): number =>
  hours <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((hours / most) * 4));
