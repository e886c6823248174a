import { dateFormatter, numberFormatter } from './formatters';
import { twoDigits } from '../../common/twoDigits';

// A list shows whole numbers, days and times before all else, and the first formatter of a page takes the browser 18 ms, the
// first one of dates 3 more: they are written without one, as the formatters do (plainForms.property.test.ts).

interface Form {
  /** Between groups of three digits. */
  readonly group: string;
  /** From how many digits on they are grouped. */
  readonly fewestDigits: number;
  /** Between day, month and year. */
  readonly day: string;
}

/** By the regions in which the product writes (`language/regions.ts`); others are written by formatters. */
const FORMS: Readonly<Record<string, Form>> = {
  'fr-FR': { group: '\u202f', fewestDigits: 4, day: '/' },
  'en-GB': { group: ',', fewestDigits: 4, day: '/' },
  'de-DE': { group: '.', fewestDigits: 4, day: '.' },
  'pt-PT': { group: '\u00a0', fewestDigits: 5, day: '/' },
};

export const DAY_FORMAT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const TIME_FORMAT = { hour: '2-digit', minute: '2-digit' } as const;

/** A number in groups of digits: 1 234 in French. @param region BCP 47 */
export function writeNumber(value: number, region: string): string {
  const form = FORMS[region];
  if (!form || !Number.isSafeInteger(value)) return numberFormatter(region).format(value);
  const digits = String(Math.abs(value));
  const grouped = digits.length < form.fewestDigits ? digits : digits.replace(/\B(?=(\d{3})+$)/g, form.group);
  return value < 0 ? `-${grouped}` : grouped;
}

/** A day in digits, in the reader's time zone: 01/03/2026 in French. @param region BCP 47 */
export function writeDay(date: Date, region: string): string {
  const form = FORMS[region];
  const year = date.getFullYear();
  // The first years of all are written in other ways.
  if (!form || !(year >= 1000)) return dateFormatter(region, DAY_FORMAT).format(date);
  return [twoDigits(date.getDate()), twoDigits(date.getMonth() + 1), year].join(form.day);
}

/** A time of day, in the reader's time zone: 14:30. @param region BCP 47 */
export const writeTime = (date: Date, region: string): string =>
  FORMS[region] && !Number.isNaN(date.getTime())
    ? `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
    : dateFormatter(region, TIME_FORMAT).format(date);
