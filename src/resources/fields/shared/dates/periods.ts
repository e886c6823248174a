import { addDays, endOfMonth, endOfWeek, endOfYear, startOfMonth, startOfWeek, startOfYear } from 'date-fns';
import { DAY_FORM } from './dateForms';

const MONDAY = { weekStartsOn: 1 } as const;

const PERIODS = {
  today: (now: Date) => [now, now],
  week: (now: Date) => [startOfWeek(now, MONDAY), endOfWeek(now, MONDAY)],
  month: (now: Date) => [startOfMonth(now), endOfMonth(now)],
  last30: (now: Date) => [addDays(now, -29), now],
  year: (now: Date) => [startOfYear(now), endOfYear(now)],
} as const satisfies Readonly<Record<string, (now: Date) => readonly [Date, Date]>>;

export type Period = keyof typeof PERIODS;

/** Periods that people ask for most, the shortest first. */
export const PERIOD_NAMES = Object.keys(PERIODS) as readonly Period[];

/** First and last day of a period, as dates are stored. */
export const daysOf = (period: Period, now = new Date()): readonly string[] => PERIODS[period](now).map(DAY_FORM.write);
