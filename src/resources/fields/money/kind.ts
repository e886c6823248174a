import { fieldFactory, type FieldSpec } from '../../language/kind';
import type { NumberOptions } from '../shared/numbers';
import { scaledKind } from '../shared/scaled';

export interface MoneyOptions extends NumberOptions {
  /** ISO 4217 code; EUR by default. */
  readonly currency?: string;
}

export interface MoneySpec extends MoneyOptions, FieldSpec {
  readonly kind: 'money';
}

/** An amount with two decimals in the declared currency. */
export const money = fieldFactory<'money', MoneyOptions, number>('money');

export const currencyOf = ({ currency = 'EUR' }: MoneyOptions): string => currency;

export const moneyKind = scaledKind<MoneySpec>({
  name: 'money',
  precision: 14,
  scaleOf: () => 2,
  samples: {
    spec: money({ label: ['Prix', 'Price', 'Preis', 'Preço'], min: 0 }),
    valid: [0, 1250.5, 999_999_999.99],
    coerced: [
      { input: '1 250,50 €', value: 1250.5 },
      { input: '12', value: 12 },
    ],
    invalid: [
      { input: 'gratuit', code: 'number' },
      { input: 0.001, code: 'scale' },
      { input: -5, code: 'min' },
      { input: 1e13, code: 'max' },
    ],
  },
});
