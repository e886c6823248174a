import type { Operator } from '../../language/operators';

/** The comparisons of values that have an order and are looked for by period: days, instants, months. */
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
