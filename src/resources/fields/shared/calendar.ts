import { twoDigits } from '../../common/twoDigits';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const FRENCH_DAY = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

/** True if `YYYY-MM-DD` is a day of the proleptic Gregorian calendar, in the years 1000 to 9999. */
export function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  if (year < '1000') return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Parses `2026-03-01`, French `01/03/2026` or `2026-03-01T00:00:00` to `YYYY-MM-DD`; undefined if invalid. */
export function readDay(typed: string): string | undefined {
  const french = FRENCH_DAY.exec(typed);
  const written = french
    ? `${french[3] ?? ''}-${twoDigits(french[2] ?? '')}-${twoDigits(french[1] ?? '')}`
    : typed.replace(/T00:00(?::00(?:\.0{1,7})?)?Z?$/, '');
  return isDay(written) ? written : undefined;
}

export const frenchDay = (day: string): string => day.replace(DAY, '$3/$2/$1');
