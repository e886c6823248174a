import { dayIndexOf, dayText } from '../../../resources/fields/shared/zone';

/** The last day that a stretch of time touches; its end is not a part of it. */
const lastDayOf = ({ start, end }: { readonly start: number; readonly end: number }): number =>
  dayIndexOf(Math.max(start, end - 1));

/** The first and the last day that a stretch of time touches, in Paris (days since 1970). */
export const daySpanOfSlot = (slot: { readonly start: number; readonly end: number }) => ({
  first: dayIndexOf(slot.start),
  last: lastDayOf(slot),
});

/** Every day that a stretch of time touches, in order, of at most the first 366. */
export function daysOfSlot(slot: { readonly start: number; readonly end: number }): readonly number[] {
  const { first, last } = daySpanOfSlot(slot);
  return Array.from({ length: Math.min(366, last - first + 1) }, (_, index) => first + index);
}

/** The months that a stretch of time touches: `2026-11`. */
export const monthsOfSlot = (slot: { readonly start: number; readonly end: number }): readonly string[] => [
  ...new Set(daysOfSlot(slot).map((day) => dayText(day).slice(0, 7))),
];
