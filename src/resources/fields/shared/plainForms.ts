import { dateFormatter, numberFormatter } from './formatters';
import { twoDigits } from '../../common/twoDigits';

// Formats integers, days and times without Intl, because the first formatter of a page takes 18 ms and the
// first date formatter 3 ms more. The output is the same as Intl's (plainForms.property.test.ts).

interface Form {
  readonly group: string;
  /** Minimum number of digits for grouping. */
  readonly fewestDigits: number;
  readonly day: string;
}

/** The product's regions (`language/regions.ts`); others use Intl. */
const FORMS: Readonly<Record<string, Form>> = {
  'fr-FR': { group: '\u202f', fewestDigits: 4, day: '/' },
  'en-GB': { group: ',', fewestDigits: 4, day: '/' },
  'de-DE': { group: '.', fewestDigits: 4, day: '.' },
  'pt-PT': { group: '\u00a0', fewestDigits: 5, day: '/' },
};

export const DAY_FORMAT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const TIME_FORMAT = { hour: '2-digit', minute: '2-digit' } as const;

/** Formats an integer with grouping: 1 234 in French. @param region BCP 47 */
export function writeNumber(value: number, region: string): string {
  const form = FORMS[region];
  if (!form || !Number.isSafeInteger(value)) return numberFormatter(region).format(value);
  const digits = String(Math.abs(value));
  const grouped = digits.length < form.fewestDigits ? digits : digits.replace(/\B(?=(\d{3})+$)/g, form.group);
  return value < 0 ? `-${grouped}` : grouped;
}

/** Formats a day in the reader's time zone: 01/03/2026 in French. @param region BCP 47 */
export function writeDay(date: Date, region: string): string {
  const form = FORMS[region];
  const year = date.getFullYear();
  // Intl formats early years differently.
  if (!form || !(year >= 1000)) return dateFormatter(region, DAY_FORMAT).format(date);
  return [twoDigits(date.getDate()), twoDigits(date.getMonth() + 1), year].join(form.day);
}

/** Formats a time in the reader's time zone: 14:30. @param region BCP 47 */
export const writeTime = (date: Date, region: string): string =>
  FORMS[region] && !Number.isNaN(date.getTime())
    ? `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
    : dateFormatter(region, TIME_FORMAT).format(date);
