import { conditionAt } from '../../../src/resources/language/moments';
import type { Measure, Statistic, Summary } from '../../../src/resources/statistics/statistic';
import type { ReadContext } from '../storeContext';
import { conditionSql } from '../listing/condition';
import { raw, sql, type Sql } from '../sql';
import type { Sources } from './sources';

/** SQL of a measure: a value for each record, and how a group combines these. */
interface MeasureSql {
  /** Undefined if only records are counted. */
  readonly ofRecord?: Sql;
  readonly ofGroup: (column: Sql) => Sql;
}

const SUMMARIES: Readonly<Record<Summary, (column: Sql) => Sql>> = {
  sum: (column) => sql`coalesce(sum(${column}), 0)::float8`,
  average: (column) => sql`avg(${column})::float8`,
  median: (column) => sql`percentile_cont(0.5) within group (order by ${column})`,
};

/** Days or hours between two values. */
function between(from: Sql, to: Sql, isDays: boolean, areDates: boolean): Sql {
  if (areDates) return sql`((${to} - ${from})${raw(isDays ? '' : ' * 24')})`;
  return sql`(extract(epoch from ${to} - ${from}) / ${raw(isDays ? '86400' : '3600')})::float8`;
}

export function measureSql(
  context: ReadContext,
  { resource }: Pick<Statistic, 'resource'>,
  measure: Measure,
  sources: Sources,
  now: Date,
): MeasureSql {
  switch (measure.kind) {
    case 'count':
      return { ofGroup: () => raw('count(*)::float8') };
    case 'share': {
      const holds = conditionSql(context.table(resource), conditionAt(measure.where, now));
      // A condition that is null, because a value is missing, counts as false.
      return { ofRecord: sql`coalesce(${holds}, false)`, ofGroup: (column) => sql`avg(${column}::int)::float8` };
    }
    case 'duration': {
      const [from, to] = [sources.valueAt({ field: measure.from }), sources.valueAt({ field: measure.to })];
      const value = between(from.value, to.value, measure.unit === 'days', from.type === 'date');
      return { ofRecord: value, ofGroup: SUMMARIES[measure.of] };
    }
    case 'sum':
    case 'average':
    case 'median':
      return { ofRecord: sources.valueAt({ field: measure.field }).value, ofGroup: SUMMARIES[measure.kind] };
  }
}
