import type { Comparison } from '../../../language/condition';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { kindOf } from '../../../fields/kinds';
import { viewOf } from '../../../fields/views';
import { offeredOperators, type ComparedField } from './filterDraft';

export const comparedField = (schema: ResourceSchema, field: string): ComparedField => {
  const spec = schema.fields[field];
  return spec
    ? { operators: kindOf(spec).operators(spec), isChosen: viewOf(spec).isChosen ?? false }
    : { operators: [], isChosen: false };
};

/** A condition on a field, still without a value. */
export const beginComparison = (schema: ResourceSchema, field: string): Comparison => ({
  field,
  operator: offeredOperators(comparedField(schema, field))[0] ?? 'equals',
});
