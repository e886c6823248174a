import { fieldFactory, ok, refuse, type FieldOptions, type FieldSpec, type Kind } from '../../language/kind';
import { namedDay } from '../shared/namedDay';
import { parisWall, readInstant } from '../shared/instants';
import { ORDERED_OPERATORS } from '../shared/ordered';

export interface DateTimeSpec extends FieldSpec {
  readonly kind: 'dateTime';
}

/**
 * An instant in ISO 8601, UTC with milliseconds: `2026-03-01T13:30:00.000Z`. Input without an offset is in Paris time.
 */
export const dateTime = fieldFactory<'dateTime', FieldOptions, string>('dateTime');

export const dateTimeKind: Kind<DateTimeSpec, string> = {
  name: 'dateTime',
  parse(input) {
    const instant = typeof input === 'string' ? readInstant(input.trim()) : undefined;
    return instant === undefined ? refuse('dateTime') : ok(instant);
  },
  jsonSchema: () => ({ type: 'string', format: 'date-time' }),
  column: () => 'timestamptz',
  operators: () => ORDERED_OPERATORS,
  toText: (value) => value,
  toName: (value) => {
    const wall = parisWall(value).toISOString();
    return `${namedDay(wall.slice(0, 10))} ${wall.slice(11, 16)}`;
  },
  fromText: (cell) => cell,
  sortable: true,
  seed: (_spec, index) => new Date(Date.UTC(2024, index % 24, 1 + (index % 28), 8 + (index % 10))).toISOString(),
  samples: {
    spec: dateTime({ label: ['Début', 'Start', 'Beginn', 'Início'] }),
    valid: ['2026-03-01T13:30:00.000Z', '2024-12-31T23:59:59.123Z'],
    coerced: [
      { input: '2026-03-01T14:30:00+01:00', value: '2026-03-01T13:30:00.000Z' },
      { input: '2026-07-01T14:30', value: '2026-07-01T12:30:00.000Z' },
      { input: '01/03/2026 à 14:30', value: '2026-03-01T13:30:00.000Z' },
    ],
    invalid: [
      { input: '2026-02-30T10:00:00Z', code: 'dateTime' },
      { input: '2026-03-01T24:00:00Z', code: 'dateTime' },
      { input: '2026-03-01', code: 'dateTime' },
      { input: 1_772_371_800_000, code: 'dateTime' },
    ],
  },
};
