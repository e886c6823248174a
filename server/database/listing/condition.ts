import { isComparison, type Comparison, type Condition } from '../../../src/resources/condition';
import type { ColumnType } from '../../../src/resources/fields/kind';
import { CONTAINS_PATTERN, FOLD, STARTS_PATTERN } from '../migration/sharedFunctions';
import { toParameter } from '../reading/records';
import { identifier, join, raw, sql, type Sql } from '../sql';
import type { Table } from '../tables/table';
import { InvalidQuery } from './invalidQuery';

const fold = raw(FOLD);

const ORDER_SIGNS = { lessThan: '<', lessOrEqual: '<=', greaterThan: '>', greaterOrEqual: '>=' } as const;

const isSeveral = (type: ColumnType): boolean => type.endsWith('[]');

/** The column and a value on the same footing: texts folded, others as PostgreSQL's type. */
function sides(name: Sql, type: ColumnType, value: unknown): readonly [Sql, Sql] {
  if (type === 'text') return [sql`${fold}(${name})`, sql`${fold}(${value}::text)`];
  return [name, sql`${toParameter(value, type)}::${raw(type)}`];
}

function equals(name: Sql, type: ColumnType, value: unknown): Sql {
  const [left, right] = sides(name, type, isSeveral(type) ? [value].flat() : value);
  // Of a set of values, each one that is asked for has to be there.
  return isSeveral(type) ? sql`${left} @> ${right}` : sql`${left} = ${right}`;
}

function isIn(name: Sql, type: ColumnType, value: unknown): Sql {
  const values = [value].flat();
  if (isSeveral(type)) return sql`${name} && ${values}::${raw(type)}`;
  if (type === 'text') return sql`${fold}(${name}) = any(select ${fold}(one) from unnest(${values}::text[]) one)`;
  return sql`${name} = any(${values}::${raw(type)}[])`;
}

function matches(name: Sql, type: ColumnType, value: unknown, pattern: string): Sql {
  if (isSeveral(type)) return equals(name, type, value);
  const text = type === 'text' ? name : sql`${name}::text`;
  return sql`${fold}(${text}) like ${raw(pattern)}(${String(value)})`;
}

function comparison(table: Table, { field, operator, value }: Comparison): Sql {
  const type = field === 'id' ? 'bigint' : table.columns.find((column) => column.field === field)?.type;
  if (!type) throw new InvalidQuery(field);
  const name = identifier('t', field);
  switch (operator) {
    case 'isEmpty':
      return sql`${name} is null`;
    case 'isNotEmpty':
      return sql`${name} is not null`;
    case 'equals':
      return equals(name, type, value);
    case 'notEquals':
      return sql`not (${equals(name, type, value)})`;
    case 'in':
      return isIn(name, type, value);
    case 'contains':
      return matches(name, type, value, CONTAINS_PATTERN);
    case 'startsWith':
      return matches(name, type, value, STARTS_PATTERN);
    case 'between': {
      const [from, to] = [value].flat();
      return sql`${name} between ${from}::${raw(type)} and ${to}::${raw(type)}`;
    }
    default:
      return sql`${name} ${raw(ORDER_SIGNS[operator])} ${value}::${raw(type)}`;
  }
}

/**
 * A condition as SQL on the table that a query calls `t`, with the meaning of `holds.ts`: nulls match no comparison, and
 * texts compare without case and accents. Values are bound.
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
