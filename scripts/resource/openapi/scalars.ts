import type { NewField } from '../newField';
import { note, type Note } from '../proposal/notes';
import type { FlatSchema } from './resolve';

interface Held {
  readonly holding: Pick<NewField, 'kind' | 'options'>;
  readonly notes: readonly Note[];
}

const LONGEST_LINE = 500;
const LARGEST = 2_147_483_647;
const DECIMALS = 6;

const FORMATS: Readonly<Record<string, NewField['kind']>> = {
  date: 'date',
  'date-time': 'dateTime',
  email: 'email',
  'idn-email': 'email',
  uri: 'url',
  url: 'url',
  iri: 'url',
  binary: 'file',
};

/** JSON Schema patterns match anywhere in a value, those of fields the whole value. */
export function wholePattern(pattern: string): string {
  const isWhole = /^\^[^|]*\$$/.test(pattern) && !pattern.endsWith('\\$');
  return isWhole ? pattern.slice(1, -1) : `[^]*(?:${pattern})[^]*`;
}

export function textField(schema: FlatSchema): Held | { readonly notes: readonly Note[] } {
  const { format, pattern, minLength, maxLength } = schema;
  const kind = format === undefined ? undefined : FORMATS[format];
  if (kind !== undefined) return { holding: { kind }, notes: [] };
  if (format === 'byte') return { notes: [note('', 'unmapped', 'base64')] };
  const isLong = maxLength !== undefined && maxLength > LONGEST_LINE;
  const options = {
    ...(minLength && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && !isLong && { pattern: wholePattern(pattern) }),
  };
  return {
    holding: { kind: isLong ? 'longText' : 'text', options },
    notes: [
      ...(maxLength === undefined && !schema.enum ? [note('', 'unsized')] : []),
      ...(format === undefined ? [] : [note('', 'unchecked', `format ${format}`)]),
      ...(pattern !== undefined && isLong ? [note('', 'rule', `pattern ${pattern}`)] : []),
      ...(schema.enum ? [note('', 'choices', schema.enum.map((one) => JSON.stringify(one)).join(', '))] : []),
    ],
  };
}

/** Exclusive bounds are booleans in OpenAPI 3.0, and numbers in 3.1. */
function bounds(schema: FlatSchema, step: number, largest = Infinity): Readonly<Record<string, unknown>> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const above =
    exclusiveMinimum === true ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum : undefined;
  const below =
    exclusiveMaximum === true ? maximum : typeof exclusiveMaximum === 'number' ? exclusiveMaximum : undefined;
  const min = above === undefined ? minimum : above === 0 ? undefined : above + step;
  const max = below === undefined ? maximum : below - step;
  return {
    ...(above === 0 && { positive: true }),
    ...(min !== undefined && min > -largest && { min }),
    ...(max !== undefined && max < largest && { max }),
  };
}

/** `0.01` -> 2; undefined unless it is a power of ten. */
function scaleOf(multipleOf: number | undefined): number | undefined {
  const scale = multipleOf === undefined ? Number.NaN : -Math.log10(multipleOf);
  return Number.isInteger(scale) && scale >= 0 && scale <= DECIMALS ? scale : undefined;
}

const MOST_DIGITS = 15;

/** The number of decimals that leaves room for the largest value. */
function decimalsFor({ minimum = 0, maximum = 0 }: FlatSchema): number {
  const digits = Math.ceil(Math.log10(Math.max(Math.abs(minimum), Math.abs(maximum), 1)));
  return Math.max(0, Math.min(DECIMALS, MOST_DIGITS - digits));
}

export function numberField(schema: FlatSchema): Held {
  const { type, format, multipleOf, maximum = Infinity } = schema;
  const listedOnly = schema.enum ? [note('', 'choices', schema.enum.map((one) => JSON.stringify(one)).join(', '))] : [];
  if (type === 'integer')
    return {
      holding: { kind: 'integer', options: bounds(schema, 1, LARGEST) },
      notes: [
        ...(format === 'int64' && maximum > LARGEST ? [note('', 'smaller')] : []),
        ...(multipleOf !== undefined && multipleOf !== 1 ? [note('', 'rule', `multipleOf ${multipleOf}`)] : []),
        ...listedOnly,
      ],
    };
  const given = scaleOf(multipleOf);
  const scale = given ?? decimalsFor(schema);
  return {
    holding: { kind: 'decimal', options: { scale, ...bounds(schema, 10 ** -scale) } },
    notes: [
      ...(given === undefined ? [note('', 'decimals', scale)] : []),
      ...(multipleOf !== undefined && given === undefined ? [note('', 'rule', `multipleOf ${multipleOf}`)] : []),
      ...listedOnly,
    ],
  };
}
