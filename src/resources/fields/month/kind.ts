import { fieldFactory, ok, refuse, type FieldOptions, type FieldSpec, type Kind } from '../../language/kind';
import { ORDERED_OPERATORS } from '../shared/ordered';

export interface MonthSpec extends FieldSpec {
  readonly kind: 'month';
}

/** A month of a year, `YYYY-MM`; the contract's `MM-YYYY` (moisAnnee) is accepted too. */
export const month = fieldFactory<'month', FieldOptions, string>('month');

const PATTERN = '^[1-9]\\d{3}-(?:0[1-9]|1[0-2])$';
const MONTH = new RegExp(PATTERN);

/** The contract's form of a month: `2026-03` gives `03-2026`. */
export const contractMonth = (value: string): string => value.replace(/^(\d{4})-(\d{2})$/, '$2-$1');

const typedMonth = (value: string): string => value.replace(/^(\d{4})-(\d{2})$/, '$2/$1');

export const monthKind: Kind<MonthSpec, string> = {
  name: 'month',
  parse(input) {
    const value = typeof input === 'string' ? input.trim().replace(/^(\d{2})[-/](\d{4})$/, '$2-$1') : '';
    return MONTH.test(value) ? ok(value) : refuse('month');
  },
  jsonSchema: () => ({ type: 'string', pattern: PATTERN }),
  column: () => 'text',
  operators: () => ORDERED_OPERATORS,
  toText: (value) => value,
  toName: typedMonth,
  toTyped: typedMonth,
  // Spreadsheets convert a month to its first day.
  fromText: (cell) => cell.trim().replace(/^(\d{4}-\d{2})-01$/, '$1'),
  sortable: true,
  seed: (_spec, index) => `${2024 + (Math.floor(index / 12) % 3)}-${String(1 + (index % 12)).padStart(2, '0')}`,
  samples: {
    spec: month({ label: ['Mois', 'Month', 'Monat', 'Mês'] }),
    valid: ['2026-03', '2024-12'],
    coerced: [
      { input: '03-2026', value: '2026-03' },
      { input: '12/2024', value: '2024-12' },
    ],
    invalid: [
      { input: '2026-13', code: 'month' },
      { input: '00-2026', code: 'month' },
      { input: 202_603, code: 'month' },
    ],
  },
};
