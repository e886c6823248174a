import { fieldFactory, type FieldSpec } from '../../language/kind';
import type { NumberOptions } from '../shared/numbers';
import { scaledKind } from '../shared/scaled';

export interface PercentageOptions extends NumberOptions {
  /** Number of decimals, 0 to 6; 2 by default. */
  readonly scale?: number;
}

export interface PercentageSpec extends PercentageOptions, FieldSpec {
  readonly kind: 'percentage';
}

/** A percentage: 12.5 means 12.5 %. From 0 to 100 by default. */
export const percentage = fieldFactory<'percentage', PercentageOptions, number>('percentage');

export const percentageKind = scaledKind<PercentageSpec>({
  name: 'percentage',
  precision: 9,
  scaleOf: ({ scale = 2 }) => scale,
  min: 0,
  max: 100,
  samples: {
    spec: percentage({ label: ['Taux', 'Rate', 'Satz', 'Taxa'], scale: 1 }),
    valid: [0, 12.5, 100],
    coerced: [{ input: '12,5 %', value: 12.5 }],
    invalid: [
      { input: 'la moitié', code: 'number' },
      { input: 12.55, code: 'scale' },
      { input: 101, code: 'between' },
      { input: -1, code: 'between' },
    ],
  },
});
