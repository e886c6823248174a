import type { Condition } from '../../../src/resources/language/condition';
import type { ColumnType, FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { numberColumn } from '../../../src/resources/formula/numberColumn';
import { durationParts } from '../../../src/resources/formula/parts';
import type { Aggregate, Duration, Formula } from '../../../src/resources/language/formula';
import { conditionAt, momentOn } from '../../../src/resources/language/moments';
import { conditionSql } from '../listing/condition';
import { identifier, join, raw, sql, type Sql } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';

/** Context in which a formula is computed; queries alias the table's rows as `t`. */
export interface FormulaPlace {
  readonly table: Table;
  readonly now: Date;
  readonly stored: (collection: string) => { readonly table: Table; readonly at: Sql };
}

/** Makes PostgreSQL evaluate an expression once: `offset 0` keeps it from inlining the subquery at every use. */
const once = (query: Sql, name: string): Sql => sql`(${query} offset 0) ${raw(name)}`;

/** The formula's value as its column stores it: numbers are rounded to the scale, and null if out of range. */
export function columnSql(formula: Formula, type: ColumnType, place: FormulaPlace): Sql {
  const value = formulaSql(formula, place);
  const number = numberColumn(type);
  if (!number) return sql`(${value})::${raw(type)}`;
  const rounded = once(sql`select round(${value}, ${raw(String(number.scale))}) as value`, 'rounded');
  return sql`(select case when abs(value) <= ${raw(number.most)} then value::${raw(type)} end from ${rounded})`;
}

/** A computed field within another formula, with the rounding of its own column. */
function computedSql(spec: FieldSpec, formula: Formula, place: FormulaPlace): Sql {
  const type = kindOf(spec).column(spec);
  const value = columnSql(formula, type, place);
  return numberColumn(type) ? sql`${value}::numeric` : value;
}

function fieldSql(place: FormulaPlace, name: string): Sql {
  const { table } = place;
  const spec = table.schema.fields[name];
  if (spec?.formula) return computedSql(spec, spec.formula, place);
  const type = table.columns.find(({ field }) => field === name)?.type;
  if (!type) throw new Error(`'${table.schema.name}.${name}' is in no column`);
  const column = identifier('t', name);
  return numberColumn(type) ? sql`${column}::numeric` : column;
}

const constantSql = (value: string | number | boolean): Sql => {
  if (typeof value === 'boolean') return raw(String(value));
  return typeof value === 'number' ? sql`${String(value)}::numeric` : sql`${value}::text`;
};

/** A condition that is neither true nor false, because a value is missing, counts as false. */
const isTrue = ({ table, now }: FormulaPlace, condition: Condition): Sql =>
  sql`coalesce((${conditionSql(table, conditionAt(condition, now))}), false)`;

/** Rounds half away from zero to six decimals, exactly; SQL's own division chooses its number of decimals. */
const divideSql = (a: Sql, b: Sql): Sql =>
  sql`(select case when b <> 0 then sign(a) * sign(b) * div(abs(a) * 2000000 + abs(b), abs(b) * 2) * 0.000001 end
    from ${once(sql`select ${a} as a, ${b} as b`, 'parts')})`;

const WHOLE = { days: 1, weeks: 7, months: 1, years: 12 };

/**
 * Adds months, then days; null outside of the years 1000 to 9999. Months are clamped as well, because PostgreSQL folds
 * constants before it evaluates the condition.
 */
function afterSql(place: FormulaPlace, start: Formula, duration: Duration): Sql {
  const sumOf = (...units: readonly string[]) =>
    join(
      [
        raw('0::numeric'),
        ...durationParts(duration)
          .filter(([unit]) => units.includes(unit))
          .map(([unit, part]) => sql`round(${formulaSql(part, place)}) * ${raw(String(WHOLE[unit]))}`),
      ],
      ' + ',
    );
  const month = raw('extract(year from d) * 12 + extract(month from d) - 1 + m');
  const parts = sql`select ${formulaSql(start, place)} as d, ${sumOf('months', 'years')} as m, ${sumOf('days', 'weeks')} as days`;
  const counted = sql`select case when ${month} between 12000 and 119999
      then (d + make_interval(months => least(greatest(m, -200000), 200000)::integer))::date - date '1000-01-01' end + days as n
    from ${once(parts, 'parts')}`;
  return sql`(select case when n between 0 and 3287181 then date '1000-01-01' + n::integer end from ${once(counted, 'counted')})`;
}

const TAKEN = {
  count: raw('count(*)::numeric'),
  any: raw('count(*) > 0'),
  sum: raw('coalesce(sum(n.v), 0)'),
  min: raw('min(n.v)'),
  max: raw('max(n.v)'),
  last: raw('n.v'),
};

function aggregateSql(formula: Aggregate, { now, stored }: FormulaPlace): Sql {
  const { table, at } = stored(formula.below);
  const place = { table, now, stored };
  const columns = [
    sql`${identifier('t', SYSTEM_COLUMNS.parent)} as p`,
    raw('t.id'),
    ...('of' in formula ? [sql`${formulaSql(formula.of, place)} as v`] : []),
    ...('by' in formula ? [sql`${fieldSql(place, formula.by)} as b`] : []),
  ];
  const rows = sql`(select ${join(columns)} from ${at} t ${formula.where ? sql`where ${isTrue(place, formula.where)}` : raw('')}) n`;
  const latest = formula.take === 'last' ? raw('and n.b is not null order by n.b desc, n.id desc limit 1') : raw('');
  return sql`(select ${TAKEN[formula.take]} from ${rows} where n.p = t.id ${latest})`;
}

function referenceSql(field: string, of: Formula, { table, now, stored }: FormulaPlace): Sql {
  const spec = table.schema.fields[field];
  const target = spec && kindOf(spec).reference?.(spec);
  if (!target) throw new Error(`'${table.schema.name}.${field}' is no reference`);
  const other = stored(target.resource);
  const value = formulaSql(of, { table: other.table, now, stored });
  return sql`(select n.v from (select t.id, ${value} as v from ${other.at} t) n where n.id = ${identifier('t', field)})`;
}

/** Translates a formula with the semantics of `formula/evaluate.ts`: numbers are exact `numeric`, values bound. */
function formulaSql(formula: Formula, place: FormulaPlace): Sql {
  const all = (parts: readonly Formula[], separator: string) =>
    join(
      parts.map((part) => formulaSql(part, place)),
      separator,
    );
  if ('field' in formula) return fieldSql(place, formula.field);
  if ('value' in formula) return constantSql(formula.value);
  if ('moment' in formula) {
    const value = momentOn(formula, place.now);
    if (formula.moment === 'now') return sql`${value}::timestamptz`;
    return typeof value === 'number' ? constantSql(value) : sql`${value}::date`;
  }
  if ('add' in formula) return sql`(${all(formula.add, ' + ')})`;
  if ('subtract' in formula) return sql`(${all(formula.subtract, ' - ')})`;
  if ('multiply' in formula) return sql`(${all(formula.multiply, ' * ')})`;
  if ('divide' in formula) return divideSql(formulaSql(formula.divide[0], place), formulaSql(formula.divide[1], place));
  if ('first' in formula) return sql`coalesce(${all(formula.first, ', ')})`;
  if ('join' in formula) return sql`nullif(concat_ws(${formula.between ?? ''}::text, ${all(formula.join, ', ')}), '')`;
  if ('after' in formula) return afterSql(place, formula.after, formula);
  if ('daysBetween' in formula) {
    const [from, to] = formula.daysBetween;
    return sql`(${formulaSql(to, place)} - ${formulaSql(from, place)})::numeric`;
  }
  if ('holds' in formula) return isTrue(place, formula.holds);
  if ('reference' in formula) return referenceSql(formula.reference, formula.of, place);
  if ('below' in formula) return aggregateSql(formula, place);
  const otherwise = formula.otherwise ? formulaSql(formula.otherwise, place) : raw('null');
  return sql`case when ${isTrue(place, formula.when)} then ${formulaSql(formula.then, place)} else ${otherwise} end`;
}
