/** Every comparison that a filter or a condition can make. A field's kind names the ones that it offers. */
export const OPERATORS = [
  'equals',
  'notEquals',
  'contains',
  'startsWith',
  'lessThan',
  'lessOrEqual',
  'greaterThan',
  'greaterOrEqual',
  'between',
  'in',
  'isEmpty',
  'isNotEmpty',
] as const;

export type Operator = (typeof OPERATORS)[number];
