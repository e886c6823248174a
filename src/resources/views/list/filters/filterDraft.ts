import { compare, type Comparison } from '../../../language/condition';
import type { Operator } from '../../../language/operators';

/** How the values of a field are compared, and whether they are chosen from what is offered. */
export interface ComparedField {
  readonly operators: readonly Operator[];
  readonly isChosen: boolean;
}

/** The operator that a single value of choices is written with, where several of them may be chosen. */
const singleOf = ({ operators, isChosen }: ComparedField): Operator | undefined =>
  isChosen && operators.includes('in') ? operators[0] : undefined;

/** The comparisons that the panel offers: several of choices include one of them. */
export const offeredOperators = (field: ComparedField): readonly Operator[] => {
  const single = singleOf(field);
  return single === undefined
    ? field.operators
    : ['in', ...field.operators.filter((one) => one !== 'in' && one !== single)];
};

/** A comparison as the panel edits it: one of several choices is a choice of several. */
export const toDraft = (comparison: Comparison, field: ComparedField): Comparison =>
  comparison.operator === singleOf(field) ? compare(comparison.field, 'in', [comparison.value]) : comparison;

/** The comparison that an edited one stands for: "is one of" a single value says "is". */
export function fromDraft(draft: Comparison, field: ComparedField): Comparison {
  const single = singleOf(field);
  const { value, operator } = draft;
  if (single === undefined || operator !== 'in' || !Array.isArray(value) || value.length !== 1) return draft;
  return compare(draft.field, single, value[0]);
}
