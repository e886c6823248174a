import type { Operator } from '../../language/operators';

/** Operators of ordered values that are filtered by period: days, instants, months. */
export const ORDERED_OPERATORS: readonly Operator[] = [
  'between',
  'equals',
  'lessThan',
  'lessOrEqual',
  'greaterThan',
  'greaterOrEqual',
  'isEmpty',
  'isNotEmpty',
];
