import { fieldFactory, type FieldSpec } from '../../language/kind';
import type { NumberOptions } from '../shared/numbers';
import { scaledKind } from '../shared/scaled';

export interface DecimalOptions extends NumberOptions {
  /** Number of decimals, 0 to 6; 2 by default. */
  readonly scale?: number;
}

export interface DecimalSpec extends DecimalOptions, FieldSpec {
  readonly kind: 'decimal';
}

/** A decimal number, exact to 15 digits. */
export const decimal = fieldFactory<'decimal', DecimalOptions, number>('decimal');

export const decimalKind = scaledKind<DecimalSpec>({
  name: 'decimal',
  precision: 15,
  scaleOf: ({ scale = 2 }) => scale,
  samples: {
    spec: decimal({
      label: ['Coefficient', 'Coefficient', 'Koeffizient', 'Coeficiente'],
      scale: 3,
      positive: true,
      max: 5000,
    }),
    valid: [1.5, 1000, 0.001],
    coerced: [
      { input: '1 234,567', value: 1234.567 },
      { input: '1.234,5', value: 1234.5 },
      { input: '1,234.5', value: 1234.5 },
    ],
    invalid: [
      { input: 'beaucoup', code: 'positive' },
      { input: [1], code: 'positive' },
      { input: 1.2345, code: 'scale' },
      { input: 0, code: 'positive' },
      { input: 5000.1, code: 'max' },
    ],
  },
});
