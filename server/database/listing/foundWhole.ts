import { fieldsIn, isComparison, isJunction, type Condition } from '../../../src/resources/language/condition';
import type { Sql } from '../sql';
import type { Table } from '../tables/table';
import { wholeColumn } from '../tables/systemColumns';
import { conditionSql } from './condition';

/**
 * What a condition on the reader's values implies for stored values. Hidden values are empty for the reader, and an
 * empty value only fulfils `isEmpty`.
 */
function implied(condition: Condition, kept: readonly string[]): Condition | undefined {
  if (isComparison(condition))
    return condition.operator === 'isEmpty' && kept.includes(condition.field) ? undefined : condition;
  if (!isJunction(condition)) return undefined;
  if ('all' in condition) {
    const all = condition.all.flatMap((one) => implied(one, kept) ?? []);
    return all.length > 0 ? { all } : undefined;
  }
  const any = condition.any.flatMap((one) => implied(one, kept) ?? []);
  return any.length > 0 && any.length === condition.any.length ? { any } : undefined;
}

/**
 * A redundant condition on the stored values of private fields: it can use their index, unlike the original one, which
 * compares a `case` expression.
 */
export function foundWhole(table: Table, condition: Condition): readonly Sql[] {
  const kept = table.veil?.fields ?? [];
  const asked = fieldsIn(condition).filter((field) => kept.includes(field));
  const found = asked.length > 0 ? implied(condition, kept) : undefined;
  if (!found) return [];
  return [conditionSql(table, found, undefined, (field) => (kept.includes(field) ? wholeColumn(field) : field))];
}
