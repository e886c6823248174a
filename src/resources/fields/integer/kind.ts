import { fieldFactory, type FieldSpec, type Kind } from '../../language/kind';
import {
  NUMBER_OPERATORS,
  boundsOf,
  checkBounds,
  numberSchema,
  readDecimal,
  type NumberOptions,
} from '../shared/numbers';

export interface IntegerSpec extends NumberOptions, FieldSpec {
  readonly kind: 'integer';
}

/** A whole number in the range of PostgreSQL's `integer`. */
export const integer = fieldFactory<'integer', NumberOptions, number>('integer');

const LIMIT = 2_147_483_647;
const LIMITS = { min: -LIMIT, max: LIMIT };

export const integerKind: Kind<IntegerSpec, number> = {
  name: 'integer',
  check: checkBounds,
  parse: (input, spec) => readDecimal(input, 0, boundsOf(spec, LIMITS)),
  jsonSchema: (spec) => numberSchema('integer', boundsOf(spec, LIMITS)),
  column: () => 'integer',
  operators: () => NUMBER_OPERATORS,
  toText: (value) => String(value),
  fromText: (cell) => cell,
  sortable: true,
  seed: ({ min, max = 100, positive }, index) => {
    const from = min ?? Math.min(max, positive ? 1 : 0);
    return from + (index % (max - from + 1));
  },
  samples: {
    spec: integer({ label: ['Ordre', 'Order', 'Reihenfolge', 'Ordem'], min: 0, max: 9999 }),
    valid: [0, 12],
    coerced: [
      { input: ' 7 ', value: 7 },
      { input: '1 234', value: 1234 },
    ],
    invalid: [
      { input: 'douze', code: 'number' },
      { input: 1.5, code: 'integer' },
      { input: -1, code: 'between' },
      { input: 10_000, code: 'between' },
    ],
  },
};
