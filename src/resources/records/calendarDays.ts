import type { Calendar } from '../language/calendar';
import type { Condition } from '../language/condition';
import type { Fields } from '../language/resourceSchema';
import { parisWall, readInstant } from '../fields/shared/instants';
import { kindOf } from '../fields/kinds';

/** Inclusive range of `YYYY-MM-DD` days, which sort as text. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

export const dateOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const dayOfDate = (date: Date): string => date.toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  const date = dateOfDay(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOfDate(date);
}

/** The first day of the month `count` months later. */
export function firstOfMonthAfter(day: string, count: number): string {
  const date = dateOfDay(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return dayOfDate(date);
}

/** Full weeks, Monday to Sunday, that cover the month of a day. */
export function monthWeeks(day: string): readonly (readonly string[])[] {
  const first = firstOfMonthAfter(day, 0);
  const start = addDays(first, -((dateOfDay(first).getUTCDay() + 6) % 7));
  const end = firstOfMonthAfter(day, 1);
  const weeks: string[][] = [];
  for (let monday = start; monday < end; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)));
  return weeks;
}

const isInstant = (fields: Fields, name: string): boolean => {
  const spec = fields[name];
  return spec !== undefined && kindOf(spec).column(spec) === 'timestamptz';
};

function dayOfValue(value: unknown, instant: boolean): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return instant ? dayOfDate(parisWall(value)) : value.slice(0, 10);
}

/** Condition for records that overlap a range of days. */
export function calendarCondition({ from, to }: Calendar, fields: Fields, { first, last }: DayRange): Condition {
  const start = (name: string, day: string): string =>
    isInstant(fields, name) ? (readInstant(`${day}T00:00`) ?? day) : day;
  const before: Condition = { field: from, operator: 'lessThan', value: start(from, addDays(last, 1)) };
  const after = (name: string): Condition => ({ field: name, operator: 'greaterOrEqual', value: start(name, first) });
  if (to === undefined) return { all: [after(from), before] };
  return { all: [before, { any: [after(to), { field: to, operator: 'isEmpty' }] }] };
}

/** First and last day of a record; undefined if it has no beginning. */
export function daysOfRecord(
  { from, to }: Calendar,
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
): { readonly first: string; readonly last: string | undefined } | undefined {
  const first = dayOfValue(record[from], isInstant(fields, from));
  if (first === undefined) return undefined;
  if (to === undefined) return { first, last: first };
  const last = dayOfValue(record[to], isInstant(fields, to));
  return { first, last: last !== undefined && last < first ? first : last };
}

export function recordsByDay<Entry extends Readonly<Record<string, unknown>>>(
  calendar: Calendar,
  fields: Fields,
  records: readonly Entry[],
  days: readonly string[],
): ReadonlyMap<string, readonly Entry[]> {
  const placed = records.flatMap((record) => {
    const span = daysOfRecord(calendar, fields, record);
    return span ? [{ record, span }] : [];
  });
  return new Map(
    days.map((day) => [
      day,
      placed
        .filter(({ span }) => span.first <= day && (span.last === undefined || day <= span.last))
        .map(({ record }) => record),
    ]),
  );
}

/** Start time of a record if it begins on this day: `09:30`; undefined for whole days. */
export function timeOn(
  { from }: Calendar,
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  day: string,
): string | undefined {
  const value = record[from];
  if (typeof value !== 'string' || !isInstant(fields, from)) return undefined;
  const wall = parisWall(value).toISOString();
  return wall.slice(0, 10) === day ? wall.slice(11, 16) : undefined;
}
