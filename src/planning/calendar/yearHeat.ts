import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { PlanSlot } from '../model/plan';
import { HOUR } from '../../resources/common/durations';

/** Working hours by the day on which slots begin; cancelled, removed and pending slots do not count. */
export function hoursByDay(slots: readonly PlanSlot[]): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  for (const { start, end, isWork, etat, mark } of slots) {
    if (!isWork || etat === 'Annule' || mark === 'removed' || mark === 'pending') continue;
    const day = dayIndexOf(start);
    days.set(day, (days.get(day) ?? 0) + (end - start) / HOUR);
  }
  return days;
}

/** Heat from 0 (no hours) to 4 (as many as the busiest day). */
export const heatOf = (hours: number, most: number): number =>
  hours <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((hours / most) * 4));
