import { fieldFactory, refuse, type FieldSpec, type Kind } from '../../language/kind';
import type { ReferenceOptions } from '../reference/kind';
import { checkTarget, parseId } from '../shared/ids';
import { CELL_SEPARATOR, splitCell, withinLength, type ListBounds } from '../shared/lists';

export interface ReferenceSetOptions extends ReferenceOptions, ListBounds {}

export interface ReferenceSetSpec extends ReferenceSetOptions, FieldSpec {
  readonly kind: 'referenceSet';
}

/** Ids of several records of another resource, each at most once, in order of selection. */
export const referenceSet = fieldFactory<'referenceSet', ReferenceSetOptions, readonly number[]>('referenceSet');

export const referenceSetKind: Kind<ReferenceSetSpec, readonly number[]> = {
  name: 'referenceSet',
  check: ({ resource }, context) => checkTarget(resource, context),
  parse(input, bounds) {
    const given: readonly unknown[] = Array.isArray(input) ? input : [input];
    const ids = given.map(parseId).filter((id) => id !== undefined);
    return ids.length < given.length ? refuse('reference') : withinLength([...new Set(ids)], bounds);
  },
  jsonSchema: ({ minItems, maxItems }) => ({
    type: 'array',
    items: { type: 'integer', minimum: 1 },
    uniqueItems: true,
    ...(minItems && { minItems }),
    ...(maxItems && { maxItems }),
  }),
  column: () => 'bigint[]',
  operators: () => ['contains', 'in', 'isEmpty', 'isNotEmpty'],
  toText: (values) => values.join(CELL_SEPARATOR),
  fromText: splitCell,
  sortable: false,
  reference: ({ resource }) => ({ resource, several: true }),
  samples: {
    spec: referenceSet({ label: ['Domaines', 'Domains', 'Bereiche', 'Domínios'], resource: 'Domaines', maxItems: 3 }),
    valid: [[1], [42, 7]],
    coerced: [
      { input: ['7', 7, 3], value: [7, 3] },
      { input: '5', value: [5] },
    ],
    invalid: [
      { input: [1, 'abc'], code: 'reference' },
      { input: {}, code: 'reference' },
      { input: [1, 2, 3, 4], code: 'maxItems' },
    ],
  },
};
