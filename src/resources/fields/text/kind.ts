import {
  fieldFactory,
  ok,
  refuse,
  type FieldOptions,
  type FieldSpec,
  type Kind,
  type Parsed,
  type SpecProblem,
} from '../../language/kind';
import { checkBounds } from '../shared/numbers';
import { lengthOf, readText } from '../shared/texts';
import { TEXT_FORMATS, type TextFormat } from './formats';
import { hasPlaces, maskedText, maskedValue, maskPattern, type Mask } from './mask';

export interface TextOptions extends FieldOptions {
  /** Minimum number of characters, after trimming. */
  readonly minLength?: number;
  /** Maximum number of characters, after trimming; 255 by default. */
  readonly maxLength?: number;
  /** Regular expression (ECMAScript, unicode) for the whole value. A refusal shows the placeholder if it matches. */
  readonly pattern?: string;
  /** Named format of the whole value, instead of a pattern. */
  readonly format?: TextFormat;
  /** Input mask: `{ form: 'AA-999-AA' }`. Input is accepted with or without the separators. */
  readonly mask?: Mask;
  /** Exact number of characters, instead of `minLength` and `maxLength`. */
  readonly length?: number;
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

/** S095 if options repeat or contradict each other. */
const checkTwice = ({ minLength, maxLength, length, pattern, format, mask }: TextSpec): SpecProblem[] => [
  ...(mask && [minLength, maxLength, length, pattern, format].some((option) => option !== undefined)
    ? [{ code: 'S095' as const, message: 'it has a mask, which says its length and its form' }]
    : []),
  ...(mask && !hasPlaces(mask)
    ? [
        {
          code: 'S042' as const,
          message: `the mask '${mask.form}' has no place for a letter (A), a digit (9) or one of both (*)`,
        },
      ]
    : []),
  ...(length !== undefined && (minLength !== undefined || maxLength !== undefined)
    ? [{ code: 'S095' as const, message: 'it has a length, and bounds of a length' }]
    : []),
  ...(format !== undefined && pattern !== undefined
    ? [{ code: 'S095' as const, message: `it has the format '${format}', and a pattern` }]
    : []),
];

/** The pattern from `pattern`, `format` or `mask`. */
const patternOf = ({ pattern, format, mask }: Pick<TextSpec, 'pattern' | 'format' | 'mask'>): string | undefined => {
  if (mask) return maskPattern(mask);
  return format === undefined ? pattern : TEXT_FORMATS[format];
};

function readMasked(typed: string, mask: Mask): Parsed<string> {
  const value = maskedValue(mask, typed);
  return value === undefined ? refuse('mask', { form: mask.form }) : ok(value);
}

const matches = (pattern: string, value: string): boolean => new RegExp(whole(pattern), 'u').test(value);

/** A placeholder that the pattern accepts shows what is expected; a pattern itself would tell a person nothing. */
function refusePattern({ placeholder }: TextSpec, pattern: string): Parsed<string> {
  const example = placeholder?.[0] ?? '';
  return matches(pattern, example) && example !== '' ? refuse('patternLike', { example }) : refuse('pattern');
}

export const textKind: Kind<TextSpec, string> = {
  name: 'text',
  check: (spec) => [
    ...checkBounds({ min: spec.minLength, max: spec.maxLength }),
    ...checkTwice(spec),
    ...(spec.pattern !== undefined && !isRegExp(spec.pattern)
      ? [{ code: 'S042' as const, message: `the pattern '${spec.pattern}' is not a regular expression` }]
      : []),
  ],
  parse(input, spec) {
    const { minLength = 0, maxLength = DEFAULT_MAX_LENGTH, length, format } = spec;
    const oneLine = typeof input === 'string' ? input.replace(/[\r\n\t]+/g, ' ') : input;
    const read = readText(oneLine, { minLength, maxLength });
    if (!read.ok) return read;
    if (spec.mask) return readMasked(read.value, spec.mask);
    const pattern = patternOf(spec);
    if (pattern && !matches(pattern, read.value)) return format ? refuse(format) : refusePattern(spec, pattern);
    const isOfLength = length === undefined || lengthOf(read.value) === length;
    return isOfLength ? ok(read.value) : refuse('length', { smart_count: length });
  },
  jsonSchema(spec) {
    const { length, minLength = length, maxLength = length ?? DEFAULT_MAX_LENGTH } = spec;
    const pattern = patternOf(spec);
    return {
      type: 'string',
      ...(minLength && { minLength }),
      maxLength,
      ...(pattern && { pattern: whole(pattern) }),
    };
  },
  column: () => 'text',
  operators: () => ['contains', 'startsWith', 'equals', 'notEquals', 'in', 'isEmpty', 'isNotEmpty'],
  toText: (value, { mask }) => maskedText(mask, value),
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
