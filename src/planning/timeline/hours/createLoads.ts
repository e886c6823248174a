import type { PlanPerson } from '../../core/slot';
import type { DaySpan, Plan } from '../../model/plan';
import type { SlotSpan } from '../index/planIndex';
import { dayHours, holidaysIn, type DayHours } from './dayHours';

/** Cache key for rows without a person. */
const NOBODY = {};

/** Computes the hours of people; cached as long as person, slots and span are the same. */
export function createLoads() {
  const known = new WeakMap<
    object,
    { readonly slots: readonly SlotSpan[]; readonly key: string; readonly hours: DayHours }
  >();
  let ofSpan: { readonly key: string; readonly holidays: readonly (string | undefined)[] } | undefined;
  return (
    person: PlanPerson | null,
    slots: readonly SlotSpan[],
    span: DaySpan,
    { holidays: zone, isPartial = false }: Pick<Plan, 'holidays' | 'isPartial'>,
  ): DayHours => {
    const key = `${zone} ${span.first} ${span.last} ${isPartial}`;
    const found = known.get(person ?? NOBODY);
    if (found?.slots === slots && found.key === key) return found.hours;
    if (ofSpan?.key !== key) ofSpan = { key, holidays: holidaysIn(span, zone) };
    const hours = { ...dayHours(person, slots, span, ofSpan.holidays), isPartial };
    known.set(person ?? NOBODY, { slots, key, hours });
    return hours;
  };
}
