import type { Language } from '../language/words';
import { DAY } from '../common/durations';
import { addDays, type DayRange, dateOfDay, dayOfDate } from '../records/calendarDays';

export const PERIOD_STEPS = ['mois', 'trimestre', 'annee'] as const;
export type PeriodStep = (typeof PERIOD_STEPS)[number];

const MONTHS: Readonly<Record<PeriodStep, number>> = { mois: 1, trimestre: 3, annee: 12 };

function bucketOf(day: string, step: PeriodStep): string {
  const date = dateOfDay(day);
  const months = MONTHS[step];
  return dayOfDate(new Date(Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / months) * months, 1)));
}

const addMonths = (day: string, months: number): string => {
  const date = dateOfDay(day);
  return dayOfDate(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate())));
};

export function bucketsOf({ first, last }: DayRange, step: PeriodStep): readonly string[] {
  const buckets: string[] = [];
  for (let at = bucketOf(first, step); at <= last; at = addMonths(at, MONTHS[step])) buckets.push(at);
  return buckets;
}

const wholeMonths = ({ first, last }: DayRange): number | undefined => {
  if (!first.endsWith('-01') || !addDays(last, 1).endsWith('-01')) return undefined;
  const [from, to] = [dateOfDay(first), dateOfDay(addDays(last, 1))];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
};

/** The previous period of the same length: full months for full months, otherwise the same number of days. */
export function formerPeriod(period: DayRange): DayRange {
  const months = wholeMonths(period);
  if (months !== undefined) return { first: addMonths(period.first, -months), last: addDays(period.first, -1) };
  const days = Math.round((dateOfDay(period.last).getTime() - dateOfDay(period.first).getTime()) / DAY) + 1;
  return { first: addDays(period.first, -days), last: addDays(period.first, -1) };
}

export const yearOf = (day: string): DayRange => ({
  first: `${day.slice(0, 4)}-01-01`,
  last: `${day.slice(0, 4)}-12-31`,
});

export const lastTwelveMonths = (day: string): DayRange => ({
  first: addMonths(bucketOf(day, 'mois'), -11),
  last: addDays(addMonths(bucketOf(day, 'mois'), 1), -1),
});
export const nextTwelveMonths = (day: string): DayRange => ({
  first: bucketOf(day, 'mois'),
  last: addDays(addMonths(bucketOf(day, 'mois'), 12), -1),
});

/** Label of a month, quarter or year. @example periodLabel('2026-04-01', 'trimestre', 'fr') // 'T2 2026' */
export function periodLabel(day: string, step: PeriodStep, language: Language): string {
  const date = dateOfDay(day);
  const year = String(date.getUTCFullYear());
  if (step === 'annee') return year;
  if (step === 'mois')
    return new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(date);
  const letter = language === 'fr' || language === 'pt' ? 'T' : 'Q';
  return `${letter}${Math.floor(date.getUTCMonth() / 3) + 1} ${year}`;
}
