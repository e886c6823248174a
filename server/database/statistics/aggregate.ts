import type { Dimension, Measure } from '../../../src/resources/statistics/statistic';
import type { StoreContext } from '../storeContext';
import { where } from '../reading/scope';
import { identifier, join, raw, sql, toQuery, type Sql } from '../sql';
import { countedConditions, narrowed, type CountedRecords } from './conditions';
import { measureSql } from './measures';
import { sourcesOf } from './sources';

/** The records, dimensions and measures of a statistic. Without dimensions, all records form one group. */
export interface AggregateRequest extends CountedRecords {
  readonly by: readonly Dimension[];
  readonly measures: readonly Measure[];
}

interface AggregateGroup {
  readonly keys: readonly unknown[];
  readonly count: number;
  readonly values: readonly (number | null)[];
}

export interface Aggregate {
  readonly groups: readonly AggregateGroup[];
  readonly total: AggregateGroup;
}

type Row = Readonly<Record<string, unknown>>;

const numbered = <Item>(items: readonly Item[], letter: string, of: (item: Item) => Sql): readonly Sql[] =>
  items.map((item, at) => sql`${of(item)} as ${raw(`${letter}${at}`)}`);

/** Builds one statement: a CTE with the needed columns of each record, then the groups and the total. */
export function aggregateSql(context: StoreContext, request: AggregateRequest, now: Date): Sql {
  const { statistic, step, by, measures } = request;
  const sources = sourcesOf(context, statistic, [...by, ...narrowed(request).map(([dimension]) => dimension)]);
  const asked = measures.map((measure) => measureSql(context, statistic, measure, sources, now));
  const columns = [
    ...numbered(by, 'd', (dimension) => sources.groupAt(dimension, step).value),
    ...asked.flatMap(({ ofRecord }, at) => (ofRecord ? [sql`${ofRecord} as ${raw(`m${at}`)}`] : [])),
  ];
  const keys = by.map((_dimension, at) => identifier(`d${at}`));
  const groups = keys.length > 0 ? sql`grouping sets ((${join(keys)}), ())` : raw('()');
  const isTotal = keys.length > 0 ? sql`grouping(${join(keys)}) > 0` : raw('true');
  // Dates as text, so that no time zone is applied.
  const shown = by.map((dimension, at) => {
    const { type } = sources.groupAt(dimension, step);
    return sql`${identifier(`d${at}`)}${raw(type === 'date' ? '::text' : '')} as ${identifier(`k${at}`)}`;
  });
  const values = asked.map(({ ofGroup }, at) => sql`${ofGroup(raw(`m${at}`))} as ${identifier(`v${at}`)}`);
  return sql`
    with facts as (
      select ${columns.length > 0 ? join(columns) : raw('1')} ${sources.from}
      ${where(countedConditions(context, request, sources, now))}
    )
    select ${join([...shown, ...values, sql`count(*) as "n"`, sql`${isTotal} as "isTotal"`])}
    from facts group by ${groups}`;
}

const toGroup = (row: Row, { by, measures }: AggregateRequest): AggregateGroup => ({
  keys: by.map((_dimension, at) => row[`k${at}`] ?? null),
  count: Number(row['n']),
  values: measures.map((_measure, at) => {
    const value = row[`v${at}`];
    return value === null || value === undefined ? null : Number(value);
  }),
});

export async function aggregate(context: StoreContext, request: AggregateRequest): Promise<Aggregate> {
  const { rows } = await context.pool.query<Row>(toQuery(aggregateSql(context, request, new Date())));
  const [total] = rows.filter(({ isTotal }) => isTotal);
  return {
    groups: rows.filter(({ isTotal }) => !isTotal).map((row) => toGroup(row, request)),
    total: { ...toGroup(total ?? {}, request), keys: [] },
  };
}
