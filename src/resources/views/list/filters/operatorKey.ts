import { kindOf } from '../../../fields/kinds';
import type { FieldSpec } from '../../../language/kind';
import type { Operator } from '../../../language/operators';

const OF_DAYS = ['lessThan', 'lessOrEqual', 'greaterThan', 'greaterOrEqual'] as const;
const DAYS: readonly string[] = ['date', 'timestamptz'];

type OperatorKey = `screens.operators.${Operator}` | `screens.dayOperators.${(typeof OF_DAYS)[number]}`;

/** Translation key of an operator, as it is said of the field: a day is before another one, not less than it. */
export function operatorKey(spec: FieldSpec | undefined, operator: Operator): OperatorKey {
  const day = OF_DAYS.find((one) => one === operator);
  return day && spec && DAYS.includes(kindOf(spec).column(spec))
    ? `screens.dayOperators.${day}`
    : `screens.operators.${operator}`;
}
