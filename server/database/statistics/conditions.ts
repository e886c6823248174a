import { allOf, type Condition } from '../../../src/resources/language/condition';
import { conditionAt } from '../../../src/resources/language/moments';
import type { DayRange } from '../../../src/resources/records/calendarDays';
import type { PeriodStep } from '../../../src/resources/statistics/periods';
import type { Dimension, Statistic, When } from '../../../src/resources/statistics/statistic';
import { EVERYWHERE, type ReadContext } from '../storeContext';
import { conditionSql } from '../listing/condition';
import { scopeConditions } from '../reading/scope';
import { join, raw, sql, type Sql } from '../sql';
import { ZONE, type Expression, type Sources } from './sources';

/** Values to which dimensions are restricted; null stands for records without a value. */
export type Narrowing = Readonly<Record<string, readonly unknown[]>>;

export interface CountedRecords {
  readonly statistic: Statistic;
  readonly period: DayRange;
  readonly step: PeriodStep;
  readonly narrowing: Narrowing;
  /** Restricts to the records that the reader may read; undefined for all. */
  readonly visible: Condition | undefined;
}

/** The first instant of a day, or the day itself for date columns. */
const beginOf = (day: string, { type }: Expression, later = 0): Sql =>
  type === 'date'
    ? sql`${day}::date + ${raw(String(later))}`
    : sql`((${day}::date + ${raw(String(later))})::timestamp at time zone ${raw(`'${ZONE}'`)})`;

function whenSql(when: When, { first, last }: DayRange, sources: Sources): readonly Sql[] {
  if ('in' in when) {
    const at = sources.valueAt({ field: when.in });
    return [sql`${at.value} >= ${beginOf(first, at)}`, sql`${at.value} < ${beginOf(last, at, 1)}`];
  }
  const [from, to] = [sources.valueAt({ field: when.from }), sources.valueAt({ field: when.to })];
  return [
    sql`${from.value} < ${beginOf(last, from, 1)}`,
    sql`(${to.value} is null or ${to.value} >= ${beginOf(last, to, 1)})`,
  ];
}

function narrowedTo({ value, type }: Expression, values: readonly unknown[]): Sql {
  const given = values.filter((one) => one !== null);
  const ways = [
    ...(given.length > 0 ? [sql`${value} = any(${given}::${raw(type)}[])`] : []),
    ...(given.length < values.length ? [sql`${value} is null`] : []),
  ];
  return ways.length > 0 ? sql`(${join(ways, ' or ')})` : raw('false');
}

export const narrowed = ({
  statistic,
  narrowing,
}: CountedRecords): readonly (readonly [Dimension, readonly unknown[]])[] =>
  Object.entries(narrowing).flatMap(([name, values]) => {
    const dimension = statistic.dimensions[name];
    return dimension ? [[dimension, values] as const] : [];
  });

export function countedConditions(
  context: ReadContext,
  counted: CountedRecords,
  sources: Sources,
  now: Date,
): readonly Sql[] {
  const { statistic, period, step, visible } = counted;
  const schema = context.registry.get(statistic.resource);
  const condition = allOf([statistic.where && conditionAt(statistic.where, now), visible]);
  return [
    ...scopeConditions(context, schema, EVERYWHERE, now),
    ...(condition ? [conditionSql(context.table(statistic.resource), condition, context)] : []),
    ...(statistic.when ? whenSql(statistic.when, period, sources) : []),
    ...narrowed(counted).map(([dimension, values]) => narrowedTo(sources.groupAt(dimension, step), values)),
  ];
}
