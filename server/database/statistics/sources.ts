import type { ColumnType } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { isPeriod, placeOf } from '../../../src/resources/statistics/places';
import type { PeriodStep } from '../../../src/resources/statistics/periods';
import type { Place, Statistic, PathStep } from '../../../src/resources/statistics/statistic';
import type { ReadContext } from '../storeContext';
import { identifier, join, raw, sql, type Sql } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';

/** Time zone in which instants are grouped by month, quarter or year. */
export const ZONE = 'Europe/Paris';

const UNITS: Readonly<Record<PeriodStep, string>> = { mois: 'month', trimestre: 'quarter', annee: 'year' };

export interface Expression {
  readonly value: Sql;
  readonly type: ColumnType;
}

export interface Sources {
  /** `from` with the table `t`, the items of a list, and the joined records. */
  readonly from: Sql;
  readonly valueAt: (place: Place) => Expression;
  /** The value of a dimension; dates are truncated to the month, quarter or year. */
  readonly groupAt: (place: Place, step: PeriodStep) => Expression;
}

const joinOn = (step: PathStep, from: string, next: string): Sql => {
  if ('above' in step) return sql`${identifier(next, 'id')} = ${identifier(from, SYSTEM_COLUMNS.parent)}`;
  return 'reference' in step
    ? sql`${identifier(next, 'id')} = ${identifier(from, step.reference)}`
    : sql`${identifier(next, step.by)} = ${identifier(from, 'id')}`;
};

interface Joined {
  readonly alias: string;
  readonly sql: Sql;
}

const keyOf = (steps: readonly PathStep[]): string => JSON.stringify(steps);

function joinsOf(context: ReadContext, statistic: Pick<Statistic, 'resource'>, places: readonly Place[]) {
  const joins = new Map<string, Joined>();
  for (const place of places) {
    const { on } = placeOf(context.registry, statistic, place);
    let from = 't';
    for (const [at, step] of (place.through ?? []).entries()) {
      const key = keyOf((place.through ?? []).slice(0, at + 1));
      const alias = joins.get(key)?.alias ?? `j${joins.size}`;
      const table = context.table(on[at]?.name ?? '');
      const text = sql` left join ${context.at(table)} ${identifier(alias)} on ${joinOn(step, from, alias)}`;
      if (!joins.has(key)) joins.set(key, { alias, sql: text });
      from = alias;
    }
  }
  return joins;
}

export function sourcesOf(
  context: ReadContext,
  statistic: Pick<Statistic, 'resource' | 'items'>,
  places: readonly Place[],
): Sources {
  const { items } = statistic;
  const joins = joinsOf(context, statistic, places);
  const table = context.table(statistic.resource);
  const unnested =
    items === undefined ? sql`` : sql` cross join lateral jsonb_array_elements(${identifier('t', items)}) i(item)`;
  function valueAt(place: Place): Expression {
    const { spec, field, items: list } = placeOf(context.registry, statistic, place);
    const alias = joins.get(keyOf(place.through ?? []))?.alias ?? 't';
    if (!spec) return { value: identifier(alias, SYSTEM_COLUMNS.parent), type: 'bigint' };
    const type = kindOf(spec).column(spec);
    if (list === undefined) return { value: identifier(alias, field), type };
    return { value: sql`(i.item->>${field}::text)::${raw(type)}`, type };
  }
  return {
    from: sql`from ${context.at(table)} t${unnested}${join(
      [...joins.values()].map((one) => one.sql),
      '',
    )}`,
    valueAt,
    groupAt(place, step) {
      const at = valueAt(place);
      if (!isPeriod(placeOf(context.registry, statistic, place))) return at;
      const wall = at.type === 'date' ? sql`${at.value}::timestamp` : sql`${at.value} at time zone ${raw(`'${ZONE}'`)}`;
      return { value: sql`date_trunc(${raw(`'${UNITS[step]}'`)}, ${wall})::date`, type: 'date' };
    },
  };
}
