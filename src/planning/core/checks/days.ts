import { dayIndexOf, dayText } from '../../../resources/fields/shared/zone';

/** The end is exclusive, so a slot that ends at midnight does not touch the next day. */
export const lastDayOf = ({ start, end }: { readonly start: number; readonly end: number }): number =>
  dayIndexOf(Math.max(start, end - 1));

/** First and last day of a slot in Paris time (days since 1970). */
export const daySpanOfSlot = (slot: { readonly start: number; readonly end: number }) => ({
  first: dayIndexOf(slot.start),
  last: lastDayOf(slot),
});

/** Every day of a slot, in order; at most 366. */
export function daysOfSlot(slot: { readonly start: number; readonly end: number }): readonly number[] {
  const { first, last } = daySpanOfSlot(slot);
  return Array.from({ length: Math.min(366, last - first + 1) }, (_, index) => first + index);
}

/** The months of a slot, such as `2026-11`. */
export const monthsOfSlot = (slot: { readonly start: number; readonly end: number }): readonly string[] => [
  ...new Set(daysOfSlot(slot).map((day) => dayText(day).slice(0, 7))),
];
