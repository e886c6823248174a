import {
  isComparison,
  type BelowCondition,
  type Comparison,
  type Condition,
  type PointingCondition,
} from '../../../src/resources/language/condition';
import type { ColumnType, FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { compares, type Operator, type OperatorOf } from '../../../src/resources/language/operators';
import { partIn } from '../../../src/resources/records/holds';
import { isEmptyValue } from '../../../src/resources/records/validate';
import { CONTAINS_PATTERN, FOLD, STARTS_PATTERN } from '../migration/sharedFunctions';
import type { ReadContext } from '../storeContext';
import { toParameter } from '../reading/records';
import { identifier, join, raw, sql, type Sql } from '../sql';
import type { Table } from '../tables/table';
import { InvalidQuery } from './invalidQuery';

const fold = raw(FOLD);

const ORDER_SIGNS = { lessThan: '<', lessOrEqual: '<=', greaterThan: '>', greaterOrEqual: '>=' } as const;

type ValueOperator = Exclude<Operator, OperatorOf<'none'>>;

const isSeveral = (type: ColumnType): boolean => type.endsWith('[]');

type ColumnOf = (field: string) => string;

interface Compared {
  readonly name: Sql;
  readonly type: ColumnType;
  /** Text is compared exactly, without folding case and accents. */
  readonly isExact: boolean;
}

/** The column and the value in comparable form: text folded, other values cast to the column's type. */
function sides({ name, type, isExact }: Compared, value: unknown): readonly [Sql, Sql] {
  if (type === 'text' && !isExact) return [sql`${fold}(${name})`, sql`${fold}(${value}::text)`];
  return [name, sql`${toParameter(value, type)}::${raw(type)}`];
}

/** A set must contain every requested value. */
function equals(column: Compared, value: unknown): Sql {
  const [left, right] = sides(column, value);
  return isSeveral(column.type) ? sql`${left} @> ${right}` : sql`${left} = ${right}`;
}

function isIn({ name, type, isExact }: Compared, values: readonly unknown[]): Sql {
  if (isSeveral(type)) return sql`${name} && ${values}::${raw(type)}`;
  if (type === 'text' && !isExact)
    return sql`${fold}(${name}) = any(array[${join(values.map((one) => sql`${fold}(${one}::text)`))}])`;
  return sql`${name} = any(${values}::${raw(type)}[])`;
}

function matches(column: Compared, value: unknown, pattern: string): Sql {
  const { name, type } = column;
  if (isSeveral(type)) return equals(column, value);
  const text = type === 'text' ? name : sql`${name}::text`;
  return sql`${fold}(${text}) like ${raw(pattern)}(${String(value)})`;
}

function canonical(value: unknown, spec: FieldSpec | undefined): unknown {
  const parsed = spec && kindOf(spec).parse(value, spec);
  return parsed?.ok ? parsed.value : value;
}

/** The values to compare with, in the field's canonical form if they have one; empty values are dropped. */
export function operandsOf({ schema }: Table, type: ColumnType, { field, operator, value }: Comparison) {
  const given = [value].flat().filter((one) => !isEmptyValue(one));
  const spec = schema.fields[field];
  const isPartial = compares(operator, 'part') && !isSeveral(type);
  return given.map((one) => (isPartial ? partIn(one, spec) : canonical(one, spec)));
}

function comparison(table: Table, compared: Comparison, columnOf: ColumnOf): Sql {
  const { field, operator } = compared;
  const type = field === 'id' ? 'bigint' : table.columns.find((column) => column.field === field)?.type;
  if (!type) throw new InvalidQuery(field);
  const name = identifier('t', columnOf(field));
  if (operator === 'isEmpty') return sql`${name} is null`;
  if (operator === 'isNotEmpty') return sql`${name} is not null`;
  const asked = operandsOf(table, type, compared);
  // Nothing equals a missing value.
  if (asked.length === 0 || (compares(operator, 'range') && asked.length < 2)) return raw('false');
  const spec = table.schema.fields[field];
  const isExact =
    spec !== undefined && kindOf(spec).exact === true && asked.every((one) => kindOf(spec).parse(one, spec).ok);
  return comparisonSql({ name, type, isExact }, operator, asked);
}

function comparisonSql(column: Compared, operator: ValueOperator, asked: readonly unknown[]): Sql {
  const [first, second] = asked;
  const { name, type } = column;
  switch (operator) {
    case 'equals':
      return equals(column, isSeveral(type) ? asked.flat() : first);
    case 'notEquals':
      return sql`not (${equals(column, isSeveral(type) ? asked.flat() : first)})`;
    case 'in':
      return isIn(column, asked.flat());
    case 'contains':
      return matches(column, isSeveral(type) ? asked.flat() : first, CONTAINS_PATTERN);
    case 'startsWith':
      return matches(column, isSeveral(type) ? asked.flat() : first, STARTS_PATTERN);
    case 'between':
      return sql`${name} between ${first}::${raw(type)} and ${second}::${raw(type)}`;
    case 'lessThan':
    case 'lessOrEqual':
    case 'greaterThan':
    case 'greaterOrEqual':
      return sql`${name} ${raw(ORDER_SIGNS[operator])} ${first}::${raw(type)}`;
  }
}

type Tables = Pick<ReadContext, 'at' | 'table'>;

/** The ids, if a condition requires only that the record's id is one of them. */
const idsAsked = (condition: Condition): unknown =>
  isComparison(condition) && condition.field === 'id' && condition.operator === 'in' ? condition.value : undefined;

/** A condition on the parent. A mere list of ids needs no join. */
function aboveSql(table: Table, condition: Condition, context: Tables | undefined): Sql {
  const { parentColumn, schema } = table;
  if (parentColumn === undefined || !schema.parent) return raw('false');
  const column = identifier('t', parentColumn);
  const ids = idsAsked(condition);
  if (ids !== undefined) return sql`${column} = any(${ids}::bigint[])`;
  // Without a context, the condition matches no record.
  if (!context) return raw('false');
  const above = context.table(schema.parent.resource);
  return sql`${column} in (select t.id from ${context.at(above)} t where ${conditionSql(above, condition, context)})`;
}

function referenceSql(table: Table, field: string, condition: Condition, context: Tables | undefined): Sql {
  const spec = table.schema.fields[field];
  const target = spec && kindOf(spec).reference?.(spec);
  if (!target) throw new InvalidQuery(field);
  if (!context) return raw('false');
  const other = context.table(target.resource);
  const found = sql`(select t.id from ${context.at(other)} t where ${conditionSql(other, condition, context)})`;
  return sql`${identifier('t', field)} in ${found}`;
}

function belowSql({ below, has, where, among }: BelowCondition, context: Tables | undefined): Sql {
  if (!context) return raw('false');
  const nested = context.table(below);
  const { parentColumn } = nested;
  if (parentColumn === undefined) return raw('false');
  const condition = conditionSql(nested, where, context);
  // A condition that is neither true nor false, because a value is missing, counts as not fulfilled.
  const fulfilled = has === 'all' ? sql`(${condition}) is not true` : condition;
  const wanted = among ? sql`${conditionSql(nested, among, context)} and ${fulfilled}` : fulfilled;
  const parents = sql`(select ${identifier('t', parentColumn)} from ${context.at(nested)} t where ${wanted})`;
  return sql`t.id ${raw(has === 'some' ? 'in' : 'not in')} ${parents}`;
}

function pointingSql({ pointing, by, has, where }: PointingCondition, context: Tables | undefined): Sql {
  if (!context) return raw('false');
  const other = context.table(pointing);
  const spec = other.schema.fields[by];
  const target = spec && kindOf(spec).reference?.(spec);
  if (!target) throw new InvalidQuery(by);
  const condition = conditionSql(other, where, context);
  const column = identifier('t', by);
  const wanted = has === 'all' ? sql`(${condition}) is not true` : condition;
  const ids = target.several ? sql`unnest(${column})` : column;
  // A null in the subquery would make every `not in` null.
  const pointed = sql`(select ${ids} from ${context.at(other)} t where ${column} is not null and ${wanted})`;
  return sql`t.id ${raw(has === 'some' ? 'in' : 'not in')} ${pointed}`;
}

/**
 * Translates a condition to SQL on the table aliased `t`, with the semantics of `holds.ts`: nulls match no comparison,
 * and text compares without case and accents.
 *
 * @param context resolves other tables; without it, conditions on related records match nothing
 * @param columnOf maps fields to columns; by default, they have the same name
 * @throws {InvalidQuery} for an undeclared field
 */
export function conditionSql(
  table: Table,
  condition: Condition,
  context?: Tables,
  columnOf: ColumnOf = (field) => field,
): Sql {
  if (isComparison(condition)) return comparison(table, condition, columnOf);
  if ('above' in condition) return aboveSql(table, condition.above, context);
  if ('reference' in condition) return referenceSql(table, condition.reference, condition.where, context);
  if ('below' in condition) return belowSql(condition, context);
  if ('pointing' in condition) return pointingSql(condition, context);
  const isAll = 'all' in condition;
  const parts = (isAll ? condition.all : condition.any).map((one) => conditionSql(table, one, context, columnOf));
  // An empty `all` is true, an empty `any` is false.
  if (parts.length === 0) return raw(isAll ? 'true' : 'false');
  return sql`(${join(parts, isAll ? ' and ' : ' or ')})`;
}
