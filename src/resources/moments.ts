import { isComparison, type Condition } from './condition';

/** A value that depends on the day on which a condition is asked: today's date (`2026-11-21`), or the year (`2026`). */
export type Moment = { readonly moment: 'today' | 'year' };

const isMoment = (value: unknown): value is Moment =>
  typeof value === 'object' &&
  value !== null &&
  'moment' in value &&
  Object.keys(value).length === 1 &&
  (value.moment === 'today' || value.moment === 'year');

/** The day of `now`, `YYYY-MM-DD`, in the calendar of the machine that asks. */
export function dayOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The value of a moment on the day of `now`. */
export const momentOn = ({ moment }: Moment, now: Date): string | number =>
  moment === 'year' ? now.getFullYear() : dayOf(now);

const resolved = (value: unknown, now: Date): unknown =>
  isMoment(value) ? momentOn(value, now) : Array.isArray(value) ? value.map((one) => resolved(one, now)) : value;

/** A condition with the values of its moments, as it can be sent and compared. */
export function conditionAt(condition: Condition, now: Date): Condition {
  if (isComparison(condition))
    return 'value' in condition ? { ...condition, value: resolved(condition.value, now) } : condition;
  if ('above' in condition) return { above: conditionAt(condition.above, now) };
  if ('reference' in condition) return { ...condition, where: conditionAt(condition.where, now) };
  return 'all' in condition
    ? { all: condition.all.map((part) => conditionAt(part, now)) }
    : { any: condition.any.map((part) => conditionAt(part, now)) };
}
