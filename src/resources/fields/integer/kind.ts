import { fieldFactory, ok, refuse, type FieldOptions, type FieldSpec, type Kind } from '../kind';

export interface IntegerOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
}

export interface IntegerSpec extends IntegerOptions, FieldSpec {
  readonly kind: 'integer';
}

/** A whole number that PostgreSQL's `integer` holds. */
export const integer = fieldFactory<'integer', IntegerOptions, number>('integer');

const LIMIT = 2_147_483_647;

export const integerKind: Kind<IntegerSpec, number> = {
  name: 'integer',
  parse(input, { min = -LIMIT, max = LIMIT }) {
    const value = typeof input === 'string' && /^\s*[-+]?\d+\s*$/.test(input) ? Number(input) : input;
    if (typeof value !== 'number' || !Number.isInteger(value)) return refuse('integer');
    if (value < min) return refuse('min', { min });
    if (value > max) return refuse('max', { max });
    return ok(value);
  },
  jsonSchema: ({ min = -LIMIT, max = LIMIT }) => ({ type: 'integer', minimum: min, maximum: max }),
  column: () => 'integer',
  operators: () => ['equals', 'notEquals', 'lessThan', 'lessOrEqual', 'greaterThan', 'greaterOrEqual', 'between', 'isEmpty', 'isNotEmpty'],
  toText: (value) => String(value),
  fromText: (cell) => cell.replace(/[\s\u00a0\u202f]/g, ''),
  sortable: true,
  seed: ({ min = 0, max = 100 }, index) => min + (index % (max - min + 1)),
  samples: {
    spec: integer({ label: ['Ordre', 'Order', 'Reihenfolge', 'Ordem'], min: 0, max: 999 }),
    valid: [0, 12],
    coerced: [{ input: ' 7 ', value: 7 }],
    invalid: [
      { input: 'douze', code: 'integer' },
      { input: 1.5, code: 'integer' },
      { input: -1, code: 'min' },
      { input: 1000, code: 'max' },
    ],
  },
};
