import { lastDayOf } from '../../../../src/planning/core/checks/days';
import { dayIndexOf, wallOf } from '../../../../src/resources/fields/shared/zone';
import type { ExportPeriod } from './exportContent';
import { DAY } from '../../../../src/resources/common/durations';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' });

const SHORT_DAY = format({ weekday: 'short', day: 'numeric', month: 'short' });
const LONG_DAY = format({ day: 'numeric', month: 'long', year: 'numeric' });
const MONTH = format({ month: 'long', year: 'numeric' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `09:30` in Paris time. */
export const parisClockText = (instant: number): string => new Date(wallOf(instant)).toISOString().slice(11, 16);

/** `lun. 2 nov.` */
export const shortDay = (day: number): string => SHORT_DAY.format(day * DAY);

/** `2 novembre 2026` */
export const longDay = (day: number): string => LONG_DAY.format(day * DAY).replace(/^1 /, '1er ');

/** Months since year 0. */
export type Month = number;

export function monthOfDay(day: number): Month {
  const date = new Date(day * DAY);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export const daysOfMonth = (month: Month): ExportPeriod => ({
  first: Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY,
  last: Date.UTC(Math.floor(month / 12), (month % 12) + 1, 1) / DAY - 1,
});

/** `Novembre 2026` */
export const monthName = (month: Month): string => capital(MONTH.format(daysOfMonth(month).first * DAY));

/** `Novembre 2026` for a whole month, else `Du 2 novembre 2026 au 8 novembre 2026`. */
export function periodText({ first, last }: ExportPeriod): string {
  const month = monthOfDay(first);
  const whole = daysOfMonth(month);
  if (first === whole.first && last === whole.last) return monthName(month);
  return first === last ? `Le ${longDay(first)}` : `Du ${longDay(first)} au ${longDay(last)}`;
}

/**
 * Formats the time of a slot as seen from one of its days.
 *
 * @example timeOnDay({ start, end }, day) // '09:00–12:30', 'dès 22:00', 'toute la journée', 'jusqu’à 06:00'
 */
export function timeOnDay(slot: { readonly start: number; readonly end: number }, day: number): string {
  const first = dayIndexOf(slot.start);
  const last = lastDayOf(slot);
  const fromMidnight = first < day || parisClockText(slot.start) === '00:00';
  const toMidnight = last > day || (last === day && parisClockText(slot.end) === '00:00');
  if (fromMidnight && toMidnight) return 'Toute la journée';
  if (first === last) return `${parisClockText(slot.start)}–${parisClockText(slot.end)}`;
  if (first === day) return `Dès ${parisClockText(slot.start)}`;
  return `Jusqu’à ${parisClockText(slot.end)}`;
}
