import { fieldFactory, type FieldOptions, type FieldSpec, type Kind } from '../../language/kind';
import { checkBounds } from '../shared/numbers';
import { readText } from '../shared/texts';

export interface LongTextOptions extends FieldOptions {
  /** Minimum number of characters, after trimming. */
  readonly minLength?: number;
  /** Maximum number of characters, after trimming; 10,000 by default. */
  readonly maxLength?: number;
  /** Initial number of lines of the input. */
  readonly rows?: number;
}

export interface LongTextSpec extends LongTextOptions, FieldSpec {
  readonly kind: 'longText';
}

/** Text of several lines, trimmed; line ends are stored as line feeds. */
export const longText = fieldFactory<'longText', LongTextOptions, string>('longText');

const DEFAULT_MAX_LENGTH = 10_000;

export const longTextKind: Kind<LongTextSpec, string> = {
  name: 'longText',
  check: ({ minLength, maxLength }) => checkBounds({ min: minLength, max: maxLength }),
  parse: (input, { minLength = 0, maxLength = DEFAULT_MAX_LENGTH }) =>
    readText(typeof input === 'string' ? input.replace(/\r\n?/g, '\n') : input, { minLength, maxLength }),
  jsonSchema: ({ minLength, maxLength = DEFAULT_MAX_LENGTH }) => ({
    type: 'string',
    ...(minLength && { minLength }),
    maxLength,
  }),
  column: () => 'text',
  operators: () => ['contains', 'isEmpty', 'isNotEmpty'],
  toText: (value) => value,
  fromText: (cell) => cell,
  sortable: false,
  samples: {
    spec: longText({ label: ['Message', 'Message', 'Nachricht', 'Mensagem'], minLength: 5, maxLength: 3500 }),
    valid: ['Bonjour à tous,\nla réunion est reportée.', 'Merci !'],
    coerced: [{ input: 'Bonjour,\r\nmerci. ', value: 'Bonjour,\nmerci.' }],
    invalid: [
      { input: ['Bonjour'], code: 'text' },
      { input: 'Oui', code: 'minLength' },
      { input: 'a'.repeat(3501), code: 'maxLength' },
    ],
  },
};
