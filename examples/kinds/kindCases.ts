import { kindOf } from '../../src/resources/fields/kinds';
import type { FieldSpec, Issue } from '../../src/resources/language/kind';
import type { Operator } from '../../src/resources/language/operators';
import { validateField } from '../../src/resources/records/validate';

export interface KindCase {
  readonly name: 'usual' | 'other' | 'long' | 'empty' | 'wrong' | 'missing';
  readonly value: unknown;
  readonly issues?: readonly Issue[];
}

/** The record with the longest name. */
const LONG_NAMED = 2;

const SENTENCE =
  'Établissement de prévention et de santé au travail du littoral, section des métiers du bâtiment et des travaux publics';

/** Long values for the various kinds; each uses those that it accepts. */
const LONG_VALUES: readonly unknown[] = [
  `${SENTENCE}\n\n${SENTENCE}, antenne de Dunkerque-Gravelines`,
  SENTENCE,
  SENTENCE.slice(0, 48),
  `marie-antoinette.delaunay-de-la-rochefoucauld@${'etablissement-de-prevention-'.repeat(3)}nord.example`,
  `https://www.exemple.example/${'prevention-des-risques/'.repeat(5)}index.html`,
  999_999_999.99,
  -999_999_999,
  99_999,
  100,
  LONG_NAMED,
  [LONG_NAMED, 1, 3],
];

const optionsOf = (spec: FieldSpec): readonly unknown[] =>
  'options' in spec && Array.isArray(spec.options)
    ? (spec.options as readonly { readonly value?: unknown }[]).map(({ value }) => value)
    : [];

/** The longest value that a field accepts; undefined if that is a usual one. */
function longestValue(spec: FieldSpec): unknown {
  const kind = kindOf(spec);
  // A reference is as long as its record's name, which the id does not tell.
  const roomOf = (value: unknown) =>
    kind.reference ? [value].flat().filter((id) => id === LONG_NAMED).length : kind.toText(value, spec).length;
  const options = optionsOf(spec);
  let [most, longest]: [number, unknown] = [Math.max(...kind.samples.valid.slice(0, 2).map(roomOf)), undefined];
  for (const candidate of [...LONG_VALUES, ...kind.samples.valid, ...options, options]) {
    const read = validateField(candidate, spec);
    const room = read.ok && read.value !== null ? roomOf(read.value) : 0;
    if (read.ok && room > most) [most, longest] = [room, read.value];
  }
  return longest;
}

const shapeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** An invalid value that the input can display. */
function wrongValue(spec: FieldSpec): KindCase | undefined {
  const { valid, invalid } = kindOf(spec).samples;
  const found = invalid.find(({ input }) => typeof input === 'string' || shapeOf(input) === shapeOf(valid[0]));
  if (!found) return undefined;
  const read = validateField(found.input, spec);
  return read.ok ? undefined : { name: 'wrong', value: found.input, issues: read.issues };
}

/** The values to show of a kind: valid and invalid, empty and long. */
export function casesOf(spec: FieldSpec): readonly KindCase[] {
  const { valid } = kindOf(spec).samples;
  const [usual, other] = valid;
  const long = longestValue(spec);
  const wrong = wrongValue(spec);
  return [
    { name: 'usual', value: usual },
    { name: 'other', value: other },
    ...(long === undefined ? [] : [{ name: 'long', value: long } as const]),
    { name: 'empty', value: null },
    ...(wrong ? [wrong] : []),
  ];
}

/** One filter per kind of input: one value, several, a range; each without and with a value. */
export function filtersOf(spec: FieldSpec): readonly { readonly operator: Operator; readonly value: unknown }[] {
  const kind = kindOf(spec);
  const [usual, other] = kind.samples.valid;
  const operators = kind.operators(spec);
  const single = operators.find((operator) => !['in', 'between', 'isEmpty', 'isNotEmpty'].includes(operator));
  const shapes = [single, ...operators.filter((operator) => operator === 'in' || operator === 'between')];
  const several = [...new Set([usual, other].flat())];
  return shapes.flatMap((operator) => {
    if (operator === undefined) return [];
    const value = operator === 'in' || operator === 'between' ? several : several[0];
    return [
      { operator, value: undefined },
      { operator, value },
    ];
  });
}
