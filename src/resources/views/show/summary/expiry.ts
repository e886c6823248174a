import { kindOf } from '../../../fields/kinds';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { dayOf } from '../../../language/moments';
import { DAY } from '../../../common/durations';

/** Days before an end that count as near. */
const SOON = 60;

export interface Expiry {
  /** Negative after the end. */
  readonly days: number;
}

/** Day number since 1970, independent of daylight saving. */
const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / DAY;

/**
 * Days until the end of a declared period, if it is past or within 60 days in the reader's calendar.
 * Undefined for other dates.
 */
export function expiryOf(
  schema: Pick<ResourceSchema, 'fields' | 'periods'>,
  field: string,
  record: AnyRecord,
  now: Date,
): Expiry | undefined {
  const spec = schema.fields[field];
  const value = record[field];
  const isEnd = spec !== undefined && isPeriodEnd(schema, field) && kindOf(spec).column(spec) === 'date';
  const [, year, month, day] = (isEnd && typeof value === 'string' && /^(\d{4})-(\d\d)-(\d\d)/.exec(value)) || [];
  if (year === undefined) return undefined;
  const end = dayNumber(Number(year), Number(month) - 1, Number(day));
  const days = end - dayNumber(now.getFullYear(), now.getMonth(), now.getDate());
  return days <= SOON ? { days } : undefined;
}

export const isPeriodEnd = ({ periods }: Pick<ResourceSchema, 'periods'>, field: string): boolean =>
  periods.some(({ to }) => to === field);

/** The day on which the declared period with this end begins, if it is yet to come. */
export function comingStart(
  { periods }: Pick<ResourceSchema, 'periods'>,
  field: string,
  record: AnyRecord,
  now: Date,
): string | undefined {
  const from = periods.find(({ to }) => to === field)?.from;
  const start = from === undefined ? undefined : record[from];
  return typeof start === 'string' && start.slice(0, 10) > dayOf(now) ? start : undefined;
}
