import type { RecordValue } from './comparedValues';
import { isObject } from '../common/isObject';
import { withValues, type Condition } from './condition';
import type { Values } from './values';

const isRecordValue = (value: unknown): value is RecordValue =>
  isObject(value) && typeof value.record === 'string' && Object.keys(value).length === 1;

const valueIn =
  (values: Values) =>
  (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(valueIn(values));
    return isRecordValue(value) ? values[value.record] : value;
  };

/** Replaces field comparisons by the record's values. */
export const conditionOfRecord = (condition: Condition, values: Values): Condition =>
  withValues(condition, valueIn(values));

/** Fields of the record that a condition compares other fields with. */
export function comparedWith(condition: Condition): readonly string[] {
  const names: string[] = [];
  withValues(condition, (value) => {
    for (const one of [value].flat()) if (isRecordValue(one)) names.push(one.record);
    return value;
  });
  return names;
}
