import fc from 'fast-check';
import { boolean } from '../../../src/resources/fields/boolean/kind';
import { dateTime } from '../../../src/resources/fields/dateTime/kind';
import { decimal } from '../../../src/resources/fields/decimal/kind';
import { embedded } from '../../../src/resources/fields/embedded/kind';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf, kinds, type KindName } from '../../../src/resources/fields/kinds';
import { longText } from '../../../src/resources/fields/longText/kind';
import { text } from '../../../src/resources/fields/text/kind';
import type { Words } from '../../../src/resources/language/words';

/** Texts that spreadsheets, CSV and markup would alter. */
export const NASTY = [
  '=1+1',
  "'=1+1",
  "''quoted",
  '+33612345678',
  '-1',
  '@SUM(A1)',
  '\uff1d1',
  'a;b,c|d',
  'say "hello"',
  '"',
  'two\nlines',
  ' \u00a0 ',
  '1,234',
  '1.234',
  '007',
  '1e5',
  '2026-03-01',
  'TRUE',
  'Oui',
  '_x0041_',
  '_x005F_x0041_',
  '\u0001\u001f',
  '<b>&amp;</b>',
  ']]>',
  '#12',
  'Salle [#12]',
  'null',
  '😀 œuvre é',
  '\ufeffmark',
  '\ufffe',
];

const anyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
);

const anything: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.integer({ min: -100_000, max: 100_000 }),
  fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))
    .map(([digits, scale]) => digits / 10 ** scale),
  fc.boolean(),
  fc
    .date({ min: new Date('1000-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
    .map((one) => one.toISOString()),
  // Around the hour that Paris repeats in autumn.
  fc.integer({ min: 0, max: 7_200_000 }).map((offset) => new Date(Date.UTC(2026, 9, 25) + offset).toISOString()),
  fc
    .date({ min: new Date('1000-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
    .map((one) => one.toISOString().slice(0, 10)),
  fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
);

/** A value that a declared field accepts, in canonical form. */
export const valueOf = (spec: FieldSpec): fc.Arbitrary<unknown> => {
  const kind = kindOf(spec);
  const known = fc.oneof(
    fc.constantFrom(...kind.samples.valid),
    ...(kind.seed ? [fc.nat({ max: 10_000 }).map((index) => kind.seed?.(spec, index))] : []),
  );
  const inner = kind.inner?.(spec);
  const object =
    inner && fc.record(Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, orNone(one)])));
  const made: fc.Arbitrary<unknown> | undefined =
    object && (kind.jsonSchema(spec)['type'] === 'array' ? fc.array(object, { maxLength: 2 }) : object);
  return fc.tuple(fc.array(made ?? anything, { minLength: 3, maxLength: 3 }), known).map(([tried, sample]) => {
    for (const candidate of [...tried, sample]) {
      if (candidate === null || candidate === '' || (Array.isArray(candidate) && candidate.length === 0)) continue;
      const read = kind.parse(candidate, spec);
      // A text of blanks counts as empty.
      if (read.ok && read.value !== '' && !(Array.isArray(read.value) && read.value.length === 0)) return read.value;
    }
    return null;
  });
};

const orNone = (spec: FieldSpec): fc.Arbitrary<unknown> =>
  spec.required ? valueOf(spec).filter((value) => value !== null) : fc.option(valueOf(spec), { nil: null });

const words: fc.Arbitrary<Words> = fc
  .array(fc.constantFrom('Nom', 'Code', 'code', 'Note', 'Été', 'ete', 'Version', 'f1', '=Total', 'a;b'), {
    minLength: 4,
    maxLength: 4,
  })
  .map(([fr = '', en = '', de = '', pt = '']) => [fr, en, de, pt]);

const LABEL: Words = ['', '', '', ''];

/** Specs of every kind: the samples', and some with other limits. */
const SPECS: readonly FieldSpec[] = [
  ...(Object.keys(kinds) as KindName[]).map((kind) => kindOf({ kind, label: LABEL }).samples.spec),
  text({ label: LABEL }),
  longText({ label: LABEL }),
  decimal({ label: LABEL, scale: 3 }),
  decimal({ label: LABEL, scale: 6 }),
  dateTime({ label: LABEL }),
  boolean({ label: LABEL }),
  embedded({
    label: LABEL,
    fields: {
      ville: text({ label: LABEL }),
      le: dateTime({ label: LABEL }),
      prix: decimal({ label: LABEL, scale: 3 }),
    },
  }),
];

export const fieldsOf: fc.Arbitrary<Readonly<Record<string, FieldSpec>>> = fc
  .array(fc.tuple(fc.constantFrom(...SPECS), words), { minLength: 1, maxLength: 8 })
  .map((chosen) => Object.fromEntries(chosen.map(([spec, label], index) => [`f${index}`, { ...spec, label }])));

export const recordOf = (
  fields: Readonly<Record<string, FieldSpec>>,
): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, orNone(spec)])));
