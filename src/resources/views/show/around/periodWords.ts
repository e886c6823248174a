import { kindOf } from '../../../fields/kinds';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { dayOf } from '../../../language/moments';
import { distanceOfDay } from '../summary/distanceOfDay';
import { expiryOf } from '../summary/expiry';

export interface PeriodWords {
  readonly key: 'begins' | 'ends' | 'ended' | 'endless';
  readonly when: string;
  readonly color: 'info' | 'success' | 'warning' | 'secondary';
}

type Declared = Pick<ResourceSchema, 'fields' | 'periods'>;

/** Where a record stands in its only declared period of days: yet to begin, running, ended. Undefined without one. */
export function periodWords(schema: Declared, record: AnyRecord, now: Date, region: string): PeriodWords | undefined {
  const [period, ...others] = schema.periods;
  const isDay = (field: string | undefined) => {
    const spec = field === undefined ? undefined : schema.fields[field];
    return spec !== undefined && kindOf(spec).column(spec) === 'date';
  };
  if (!period?.to || others.length > 0 || !isDay(period.from) || !isDay(period.to)) return undefined;
  const [from, to] = [record[period.from], record[period.to]];
  const today = dayOf(now);
  if (typeof from !== 'string') return undefined;
  const whenOf = (day: string) => distanceOfDay(day, now, region) ?? '';
  if (from.slice(0, 10) > today) return { key: 'begins', when: whenOf(from), color: 'info' };
  if (typeof to !== 'string') return { key: 'endless', when: '', color: 'success' };
  if (to.slice(0, 10) < today) return { key: 'ended', when: whenOf(to), color: 'secondary' };
  const isSoon = expiryOf(schema, period.to, record, now) !== undefined;
  return { key: 'ends', when: whenOf(to), color: isSoon ? 'warning' : 'success' };
}
