import { twoDigits } from '../common/twoDigits';
import { add, startOfDay, startOfMinute, startOfMonth, startOfWeek, startOfYear } from 'date-fns';
import { DAYS, UNITS, type Moment } from './comparedValues';
import { withValues, type Condition } from './condition';
import { isObject } from '../common/isObject';

/** Base of each moment; `year` is a number, `now` an instant to the minute, all others are days. */
const STARTS = {
  now: startOfMinute,
  today: startOfDay,
  startOfWeek: (now: Date) => startOfWeek(now, { weekStartsOn: 1 }),
  startOfMonth,
  startOfYear,
  year: startOfYear,
} as const satisfies Readonly<Record<Moment['moment'], (now: Date) => Date>>;

const hasOnly = (value: object, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

const isOffset = (value: unknown, moment: unknown): boolean =>
  isObject(value) &&
  hasOnly(value, moment === 'now' ? UNITS : DAYS) &&
  Object.values(value).every((count) => Number.isInteger(count));

/** True for exact moments; similar objects are values that no kind accepts (S028). */
export const isMoment = (value: unknown): value is Moment =>
  isObject(value) &&
  hasOnly(value, ['moment', 'plus']) &&
  Object.hasOwn(STARTS, String(value['moment'])) &&
  (value['plus'] === undefined || isOffset(value['plus'], value['moment']));

/** Valid words of a moment, for suggestions in messages. */
export const MOMENT_WORDS = { starts: Object.keys(STARTS), keys: ['moment', 'plus'], units: UNITS } as const;

/** Local day of `now`, `YYYY-MM-DD`. */
export function dayOf(now: Date): string {
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** Value of a moment at `now`. */
export function momentOn({ moment, plus = {} }: Moment, now: Date): string | number {
  const at = add(STARTS[moment](now), plus);
  if (moment === 'now') return at.toISOString();
  return moment === 'year' ? at.getFullYear() : dayOf(at);
}

/** Resolves moments in a value. */
export const resolved = (value: unknown, now: Date): unknown =>
  isMoment(value) ? momentOn(value, now) : Array.isArray(value) ? value.map((one) => resolved(one, now)) : value;

/** Resolves moments in the values that a declaration sets. */
export const valuesAt = (values: Readonly<Record<string, unknown>>, now: Date): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolved(value, now)]));

/** Resolves moments in a condition, so that it can be sent and compared. */
export const conditionAt = (condition: Condition, now: Date): Condition =>
  withValues(condition, (value) => resolved(value, now));

export function hasMoment(condition: Condition): boolean {
  let found = false;
  withValues(condition, (value) => {
    found ||= [value].flat().some(isMoment);
    return value;
  });
  return found;
}
