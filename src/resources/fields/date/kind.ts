import { fieldFactory, ok, refuse, type FieldOptions, type FieldSpec, type Kind } from '../../language/kind';
import { frenchDay, isDay, readDay } from '../shared/calendar';
import { namedDay } from '../shared/namedDay';
import { ORDERED_OPERATORS } from '../shared/ordered';

export interface DateOptions extends FieldOptions {
  /** First accepted day, `YYYY-MM-DD`. */
  readonly min?: string;
  /** Last accepted day, `YYYY-MM-DD`. */
  readonly max?: string;
}

export interface DateSpec extends DateOptions, FieldSpec {
  readonly kind: 'date';
}

/** A calendar day, `YYYY-MM-DD`, without time or time zone. */
export const date = fieldFactory<'date', DateOptions, string>('date');

export const dateKind: Kind<DateSpec, string> = {
  name: 'date',
  check: ({ min = '1000-01-01', max = '9999-12-31' }) => [
    ...[min, max]
      .filter((bound) => !isDay(bound))
      .map((bound) => ({ code: 'S046' as const, message: `'${bound}' is not a day` })),
    ...(min > max ? [{ code: 'S040' as const, message: `min ${min} is after max ${max}` }] : []),
  ],
  parse(input, { min, max }) {
    const day = typeof input === 'string' ? readDay(input.trim()) : undefined;
    if (day === undefined) return refuse('date');
    if (min && day < min) return refuse('minDate', { min: frenchDay(min) });
    if (max && day > max) return refuse('maxDate', { max: frenchDay(max) });
    return ok(day);
  },
  jsonSchema: () => ({ type: 'string', format: 'date' }),
  column: () => 'date',
  operators: () => ORDERED_OPERATORS,
  toText: (value) => value,
  toName: namedDay,
  fromText: (cell) => cell,
  sortable: true,
  seed: ({ min = '2024-01-01', max = '2099-12-31' }, index) => {
    const day = new Date(Date.parse(min) + (index % 730) * 86_400_000).toISOString().slice(0, 10);
    return day > max ? max : day;
  },
  samples: {
    spec: date({
      label: ['Date de démarrage', 'Start date', 'Startdatum', 'Data de início'],
      min: '2000-01-01',
      max: '2099-12-31',
    }),
    valid: ['2024-02-29', '2026-03-01'],
    coerced: [
      { input: '01/03/2026', value: '2026-03-01' },
      { input: '2026-03-01T00:00:00', value: '2026-03-01' },
    ],
    invalid: [
      { input: '2023-02-29', code: 'date' },
      { input: '31/04/2026', code: 'date' },
      { input: 20_260_301, code: 'date' },
      { input: '1999-12-31', code: 'minDate' },
      { input: '2100-01-01', code: 'maxDate' },
    ],
  },
};
