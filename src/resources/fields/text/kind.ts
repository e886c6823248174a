import { fieldFactory, ok, refuse, type FieldOptions, type FieldSpec, type Kind } from '../kind';
import { checkBounds } from '../shared/numbers';
import { readText } from '../shared/texts';

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

const whole = (pattern: string): string => `^(?:${pattern})$`;

function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(whole(pattern), 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

export const textKind: Kind<TextSpec, string> = {
  name: 'text',
  check: ({ minLength, maxLength, pattern }) => [
    ...checkBounds({ min: minLength, max: maxLength }),
    ...(pattern !== undefined && !isRegExp(pattern)
      ? [{ code: 'S042' as const, message: `the pattern '${pattern}' is not a regular expression` }]
      : []),
  ],
  parse(input, { minLength = 0, maxLength = DEFAULT_MAX_LENGTH, pattern }) {
    const oneLine = typeof input === 'string' ? input.replace(/[\r\n\t]+/g, ' ') : input;
    const read = readText(oneLine, { minLength, maxLength });
    if (!read.ok || !pattern) return read;
    return new RegExp(whole(pattern), 'u').test(read.value) ? ok(read.value) : refuse('pattern');
  },
  jsonSchema: ({ minLength, maxLength = DEFAULT_MAX_LENGTH, pattern }) => ({
    type: 'string',
    ...(minLength && { minLength }),
    maxLength,
    ...(pattern && { pattern: whole(pattern) }),
  }),
  column: () => 'text',
  operators: () => ['contains', 'startsWith', 'equals', 'notEquals', 'in', 'isEmpty', 'isNotEmpty'],
  toText: (value) => value,
  fromText: (cell) => cell,
  sortable: true,
  samples: {
    spec: text({ label: ['Nom', 'Name', 'Name', 'Nome'], minLength: 2, maxLength: 10, pattern: '[^<>]*' }),
    valid: ['Été', 'Hiver'],
    coerced: [
      { input: '  Été ', value: 'Été' },
      { input: 'E\u0301te\u0301', value: 'Été' },
      { input: 'a\n\tb', value: 'a b' },
    ],
    invalid: [
      { input: 12, code: 'text' },
      { input: 'a\u0000b', code: 'text' },
      { input: 'E', code: 'minLength' },
      { input: 'Une très longue valeur', code: 'maxLength' },
      { input: '<b>', code: 'pattern' },
    ],
  },
};
