import { compare, type Comparison } from '../../../language/condition';
import type { Operator } from '../../../language/operators';

/** A field's operators; `isChosen` if its values come from options. */
export interface ComparedField {
  readonly operators: readonly Operator[];
  readonly isChosen: boolean;
}

/** The operator for a single option, if several may be chosen. */
const singleOf = ({ operators, isChosen }: ComparedField): Operator | undefined =>
  isChosen && operators.includes('in') ? operators[0] : undefined;

/** Operators offered by the panel; "is one of" includes the one for a single option. */
export const offeredOperators = (field: ComparedField): readonly Operator[] => {
  const single = singleOf(field);
  return single === undefined
    ? field.operators
    : ['in', ...field.operators.filter((one) => one !== 'in' && one !== single)];
};

export const toDraft = (comparison: Comparison, field: ComparedField): Comparison =>
  comparison.operator === singleOf(field) ? compare(comparison.field, 'in', [comparison.value]) : comparison;

/** The edited comparison as stored: a list of one option becomes "is". */
export function fromDraft(draft: Comparison, field: ComparedField): Comparison {
  const single = singleOf(field);
  const { value, operator } = draft;
  if (single === undefined || operator !== 'in' || !Array.isArray(value) || value.length !== 1) return draft;
  return compare(draft.field, single, value[0]);
}
