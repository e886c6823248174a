import { isComparison, type Comparison, type Condition } from '../../../src/resources/condition';
import type { ColumnType, FieldSpec } from '../../../src/resources/fields/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { Operator } from '../../../src/resources/operators';
import { isEmptyValue } from '../../../src/resources/validate';
import { CONTAINS_PATTERN, FOLD, STARTS_PATTERN } from '../migration/sharedFunctions';
import { toParameter } from '../reading/records';
import { identifier, join, raw, sql, type Sql } from '../sql';
import type { Table } from '../tables/table';
import { InvalidQuery } from './invalidQuery';

const fold = raw(FOLD);

const ORDER_SIGNS = { lessThan: '<', lessOrEqual: '<=', greaterThan: '>', greaterOrEqual: '>=' } as const;

type ValueOperator = Exclude<Operator, 'isEmpty' | 'isNotEmpty'>;

const isSeveral = (type: ColumnType): boolean => type.endsWith('[]');

/** The column and a value on the same footing: texts folded, others as PostgreSQL's type. */
function sides(name: Sql, type: ColumnType, value: unknown): readonly [Sql, Sql] {
  if (type === 'text') return [sql`${fold}(${name})`, sql`${fold}(${value}::text)`];
  return [name, sql`${toParameter(value, type)}::${raw(type)}`];
}

/** Of a set of values, each one that is asked for has to be there. */
function equals(name: Sql, type: ColumnType, value: unknown): Sql {
  const [left, right] = sides(name, type, value);
  return isSeveral(type) ? sql`${left} @> ${right}` : sql`${left} = ${right}`;
}

function isIn(name: Sql, type: ColumnType, values: readonly unknown[]): Sql {
  if (isSeveral(type)) return sql`${name} && ${values}::${raw(type)}`;
  if (type === 'text') return sql`${fold}(${name}) = any(select ${fold}(one) from unnest(${values}::text[]) one)`;
  return sql`${name} = any(${values}::${raw(type)}[])`;
}

function matches(name: Sql, type: ColumnType, value: unknown, pattern: string): Sql {
  if (isSeveral(type)) return equals(name, type, value);
  const text = type === 'text' ? name : sql`${name}::text`;
  return sql`${fold}(${text}) like ${raw(pattern)}(${String(value)})`;
}

/**
 * Operators that ask for a part of a text, which has no canonical form: `0612` of a telephone number stays as it was
 * typed.
 */
const PARTIAL: readonly string[] = ['contains', 'startsWith'];

/** A value that is asked for, in its field's canonical form where it has one. */
function canonical(value: unknown, spec: FieldSpec | undefined): unknown {
  const parsed = spec && kindOf(spec).parse(value, spec);
  return parsed?.ok ? parsed.value : value;
}

function comparison(table: Table, { field, operator, value }: Comparison): Sql {
  const type = field === 'id' ? 'bigint' : table.columns.find((column) => column.field === field)?.type;
  if (!type) throw new InvalidQuery(field);
  const name = identifier('t', field);
  if (operator === 'isEmpty') return sql`${name} is null`;
  if (operator === 'isNotEmpty') return sql`${name} is not null`;
  const given = [value].flat().filter((one) => !isEmptyValue(one));
  const isPartial = PARTIAL.includes(operator) && !isSeveral(type);
  const asked = isPartial ? given : given.map((one) => canonical(one, table.schema.fields[field]));
  // Nothing equals no value.
  if (asked.length === 0 || (operator === 'between' && asked.length < 2)) return raw('false');
  return comparisonSql(name, type, operator, asked);
}

function comparisonSql(name: Sql, type: ColumnType, operator: ValueOperator, asked: readonly unknown[]): Sql {
  const [first, second] = asked;
  switch (operator) {
    case 'equals':
      return equals(name, type, isSeveral(type) ? asked.flat() : first);
    case 'notEquals':
      return sql`not (${equals(name, type, isSeveral(type) ? asked.flat() : first)})`;
    case 'in':
      return isIn(name, type, asked.flat());
    case 'contains':
      return matches(name, type, isSeveral(type) ? asked.flat() : first, CONTAINS_PATTERN);
    case 'startsWith':
      return matches(name, type, isSeveral(type) ? asked.flat() : first, STARTS_PATTERN);
    case 'between':
      return sql`${name} between ${first}::${raw(type)} and ${second}::${raw(type)}`;
    case 'lessThan':
    case 'lessOrEqual':
    case 'greaterThan':
    case 'greaterOrEqual':
      return sql`${name} ${raw(ORDER_SIGNS[operator])} ${first}::${raw(type)}`;
  }
}

/**
 * A condition as SQL on the table that a query calls `t`, with the meaning of `holds.ts`: nulls match no comparison,
 * and texts compare without case and accents. Values are bound.
 *
 * @throws {InvalidQuery} for a field that is not declared.
 */
export function conditionSql(table: Table, condition: Condition): Sql {
  if (isComparison(condition)) return comparison(table, condition);
  const isAll = 'all' in condition;
  const parts = (isAll ? condition.all : condition.any).map((one) => conditionSql(table, one));
  // "All of nothing" holds, "any of nothing" does not.
  if (parts.length === 0) return raw(isAll ? 'true' : 'false');
  return sql`(${join(parts, isAll ? ' and ' : ' or ')})`;
}
