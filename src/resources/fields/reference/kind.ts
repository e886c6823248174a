import { fieldFactory, ok, refuse, type FieldOptions, type FieldSpec, type Kind } from '../../language/kind';
import { checkTarget, parseId } from '../shared/ids';

export interface ReferenceOptions extends FieldOptions {
  /** Name of the referenced resource. */
  readonly resource: string;
  /** The record is part of the referenced one and is deleted with it. */
  readonly owned?: boolean;
}

export interface ReferenceSpec extends ReferenceOptions, FieldSpec {
  readonly kind: 'reference';
}

/** The id of a record of another resource, chosen in a picker that searches on the server. */
export const reference = fieldFactory<'reference', ReferenceOptions, number>('reference');

export const referenceKind: Kind<ReferenceSpec, number> = {
  name: 'reference',
  check: ({ resource }, context) => checkTarget(resource, context),
  parse(input) {
    const id = parseId(input);
    return id === undefined ? refuse('reference') : ok(id);
  },
  jsonSchema: () => ({ type: 'integer', minimum: 1 }),
  column: () => 'bigint',
  operators: () => ['equals', 'in', 'notEquals', 'isEmpty', 'isNotEmpty'],
  toText: (value) => String(value),
  fromText: (cell) => cell.trim(),
  sortable: true,
  reference: ({ resource, owned = false }) => ({ resource, several: false, owned }),
  samples: {
    spec: reference({ label: ['Domaine', 'Domain', 'Bereich', 'Domínio'], resource: 'Domaines' }),
    valid: [1, 42],
    coerced: [{ input: '7', value: 7 }],
    invalid: [
      { input: 'abc', code: 'reference' },
      { input: 0, code: 'reference' },
      { input: 1.5, code: 'reference' },
    ],
  },
};
