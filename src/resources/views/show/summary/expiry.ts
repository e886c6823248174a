import { kindOf } from '../../../fields/kinds';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { DAY } from '../../../common/durations';

/** Days ahead from which an end is near. */
const SOON = 60;

export interface Expiry {
  /** Negative where it has passed. */
  readonly days: number;
}

/** The calendar day of a moment as a number that counts days, whatever the clocks do. */
const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / DAY;

/**
 * Whether a field is the end of a declared period that is near or has passed: 60 days ahead, by the reader's calendar.
 * Other dates are dates, and never expire.
 */
export function expiryOf(
  schema: Pick<ResourceSchema, 'fields' | 'periods'>,
  field: string,
  record: AnyRecord,
  now: Date,
): Expiry | undefined {
  const spec = schema.fields[field];
  const value = record[field];
  const isEnd =
    spec !== undefined && schema.periods.some(({ to }) => to === field) && kindOf(spec).column(spec) === 'date';
  const [, year, month, day] = (isEnd && typeof value === 'string' && /^(\d{4})-(\d\d)-(\d\d)/.exec(value)) || [];
  if (year === undefined) return undefined;
  const end = dayNumber(Number(year), Number(month) - 1, Number(day));
  const days = end - dayNumber(now.getFullYear(), now.getMonth(), now.getDate());
  return days <= SOON ? { days } : undefined;
}
