import { fieldFactory, ok, refuse, type FieldOptions, type FieldSpec, type Kind } from '../../language/kind';
import { NUMBER_OPERATORS, decimalsOf, numberSchema, readNumber, withinBounds } from '../shared/numbers';

export interface NoteOptions extends FieldOptions {
  /** Distance between two notes, with at most 2 decimals; 1 by default. */
  readonly step?: number;
}

export interface NoteSpec extends NoteOptions, FieldSpec {
  readonly kind: 'note';
}

/** A note from 0 to 10 (sections 3 and 9 of the specification). */
export const note = fieldFactory<'note', NoteOptions, number>('note');

const BOUNDS = { min: 0, max: 10, isRange: true };

// Compared in hundredths, to avoid floating-point errors.
const isMultiple = (value: number, step: number): boolean => Math.round(value * 100) % Math.round(step * 100) === 0;

export const noteKind: Kind<NoteSpec, number> = {
  name: 'note',
  check: ({ step = 1 }) =>
    step > 0 && decimalsOf(step) <= 2 && isMultiple(BOUNDS.max, step)
      ? []
      : [{ code: 'S049', message: `the step ${step} does not divide 10` }],
  parse(input, { step = 1 }) {
    const value = readNumber(input);
    if (value === undefined) return refuse('number');
    const bounded = withinBounds(value, BOUNDS);
    if (!bounded.ok) return bounded;
    return decimalsOf(value) <= 2 && isMultiple(value, step) ? ok(value) : refuse('step', { step });
  },
  jsonSchema: () => numberSchema('number', BOUNDS),
  column: () => 'numeric(4,2)',
  operators: () => NUMBER_OPERATORS,
  toText: (value) => String(value),
  fromText: (cell) => cell,
  sortable: true,
  seed: ({ step = 1 }, index) => Math.round((index % (10 / step + 1)) * step * 100) / 100,
  samples: {
    spec: note({ label: ['Note', 'Score', 'Note', 'Nota'], step: 0.5 }),
    valid: [0, 7.5, 10],
    coerced: [{ input: '7,5', value: 7.5 }],
    invalid: [
      { input: 'bien', code: 'number' },
      { input: 7.25, code: 'step' },
      { input: 11, code: 'between' },
      { input: -1, code: 'between' },
    ],
  },
};
