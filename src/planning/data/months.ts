import { dayIndexOfText, dayText } from '../../resources/fields/shared/zone';
import type { DaySpan } from '../model/plan';
import { twoDigits } from '../../resources/common/twoDigits';

/** The month of a day, such as `2026-11`. */
export const monthOfDay = (day: number): string => dayText(day).slice(0, 7);

/** @example addMonths('2026-11', 2) // '2027-01' */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + by;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${twoDigits((months % 12) + 1)}`;
}

export const monthSpan = (month: string): DaySpan => ({
  first: dayIndexOfText(`${month}-01`),
  last: dayIndexOfText(`${addMonths(month, 1)}-01`) - 1,
});

/** Every month that a span touches, in order. */
export function monthsOf({ first, last }: DaySpan): readonly string[] {
  const end = monthOfDay(last);
  const months = [monthOfDay(first)];
  for (let month = months[0] ?? end; month < end;) {
    month = addMonths(month, 1);
    months.push(month);
  }
  return months;
}
