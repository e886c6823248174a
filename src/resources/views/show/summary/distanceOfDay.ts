import { differenceInCalendarDays, differenceInMonths } from 'date-fns';
import { DAY_FORM } from '../../../fields/shared/dates/dateForms';

/** Days up to which a distance is counted in days, and months from which it is counted in years. */
const MOST_DAYS = 45;
const LEAST_MONTHS = 24;

const DAYS_IN_MONTH = 30.44;

/** The distance of a day from today in words: `demain`, `dans 3 mois`, `il y a 2 ans`. Undefined without a valid day. */
export function distanceOfDay(value: unknown, now: Date, region: string): string | undefined {
  const day = typeof value === 'string' ? DAY_FORM.read(value.slice(0, 10)) : undefined;
  if (!day || Number.isNaN(day.getTime())) return undefined;
  const days = differenceInCalendarDays(day, now);
  if (Math.abs(days) <= MOST_DAYS) return new Intl.RelativeTimeFormat(region, { numeric: 'auto' }).format(days, 'day');
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const months = differenceInMonths(day, today);
  const form = new Intl.RelativeTimeFormat(region);
  return Math.abs(months) < LEAST_MONTHS
    ? form.format(Math.round(days / DAYS_IN_MONTH), 'month')
    : form.format(Math.trunc(months / 12), 'year');
}
