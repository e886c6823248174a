import { fieldFactory, ok, refuse, type FieldOptions, type FieldSpec, type Kind } from '../kind';

export interface TextOptions extends FieldOptions {
  /** Characters, after trimming. */
  readonly minLength?: number;
  /** Characters, after trimming; 255 where absent. */
  readonly maxLength?: number;
  /** A regular expression (ECMAScript, unicode) that the whole value matches. */
  readonly pattern?: string;
}

export interface TextSpec extends TextOptions, FieldSpec {
  readonly kind: 'text';
}

/** One line of text, trimmed. */
export const text = fieldFactory<'text', TextOptions, string>('text');

const DEFAULT_MAX_LENGTH = 255;

export const textKind: Kind<TextSpec, string> = {
  name: 'text',
  parse(input, { minLength = 0, maxLength = DEFAULT_MAX_LENGTH, pattern }) {
    if (typeof input !== 'string') return refuse('text');
    const value = input.trim();
    if (value.includes('\u0000')) return refuse('text');
    if (value.length < minLength) return refuse('minLength', { min: minLength });
    if (value.length > maxLength) return refuse('maxLength', { max: maxLength });
    if (pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return refuse('pattern');
    return ok(value);
  },
  jsonSchema: ({ minLength, maxLength = DEFAULT_MAX_LENGTH, pattern }) => ({
    type: 'string',
    ...(minLength && { minLength }),
    maxLength,
    ...(pattern && { pattern: `^(?:${pattern})$` }),
  }),
  column: () => 'text',
  operators: () => ['contains', 'startsWith', 'equals', 'notEquals', 'isEmpty', 'isNotEmpty'],
  toText: (value) => value,
  fromText: (cell) => cell,
  sortable: true,
  samples: {
    spec: text({ label: ['Nom', 'Name', 'Name', 'Nome'], minLength: 2, maxLength: 10 }),
    valid: ['Été', 'Hiver'],
    coerced: [{ input: '  Été ', value: 'Été' }],
    invalid: [
      { input: 12, code: 'text' },
      { input: 'E', code: 'minLength' },
      { input: 'Une très longue valeur', code: 'maxLength' },
    ],
  },
};
