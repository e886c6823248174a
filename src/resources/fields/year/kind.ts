import { fieldFactory, refuse, type FieldOptions, type FieldSpec, type Kind } from '../../language/kind';
import { NUMBER_OPERATORS, checkBounds, numberSchema, withinBounds } from '../shared/numbers';

export interface YearOptions extends FieldOptions {
  /** First accepted year; 1900 by default. */
  readonly min?: number;
  /** Last accepted year; 2100 by default. */
  readonly max?: number;
}

export interface YearSpec extends YearOptions, FieldSpec {
  readonly kind: 'year';
}

/** A year of four digits. */
export const year = fieldFactory<'year', YearOptions, number>('year');

export const yearKind: Kind<YearSpec, number> = {
  name: 'year',
  check: checkBounds,
  parse(input, { min = 1900, max = 2100 }) {
    const written = typeof input === 'number' ? String(input) : input;
    if (typeof written !== 'string' || !/^\s*\d{4}\s*$/.test(written)) return refuse('year');
    return withinBounds(Number(written), { min, max });
  },
  jsonSchema: ({ min = 1900, max = 2100 }) => numberSchema('integer', { min, max }),
  column: () => 'integer',
  operators: () => NUMBER_OPERATORS,
  toText: (value) => String(value),
  fromText: (cell) => cell,
  isWord: true,
  sortable: true,
  seed: ({ min = 2020, max = 2030 }, index) => min + (index % (max - min + 1)),
  samples: {
    spec: year({ label: ['Année', 'Year', 'Jahr', 'Ano'], min: 2000 }),
    valid: [2000, 2026],
    coerced: [{ input: ' 2024 ', value: 2024 }],
    invalid: [
      { input: '24', code: 'year' },
      { input: 2024.5, code: 'year' },
      { input: 1999, code: 'min' },
      { input: 2101, code: 'max' },
    ],
  },
};
