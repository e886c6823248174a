import { fieldsIn, isComparison, isJunction, type Condition } from '../../../src/resources/language/condition';
import type { Sql } from '../sql';
import type { Table } from '../tables/table';
import { wholeColumn } from '../tables/systemColumns';
import { conditionSql } from './condition';

/**
 * What has to hold of the stored values where a condition holds of those that a reader sees; undefined where nothing can be
 * said. What is kept back is empty for the reader, and an empty value fulfils no comparison but "is empty".
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
 * A condition on what private records keep back, said of the stored values besides: the condition itself is on a case that
 * no index holds, and this one finds its few rows by the index of the field.
 */
export function foundWhole(table: Table, condition: Condition): readonly Sql[] {
  const kept = table.veil?.fields ?? [];
  const asked = fieldsIn(condition).filter((field) => kept.includes(field));
  const found = asked.length > 0 ? implied(condition, kept) : undefined;
  if (!found) return [];
  return [conditionSql(table, found, undefined, (field) => (kept.includes(field) ? wholeColumn(field) : field))];
}
