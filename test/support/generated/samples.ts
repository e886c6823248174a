import fc from 'fast-check';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';

/** With accents, ligatures and both cases, to test folding in searches and sorts. */
const WORDS = ['Été', 'œuvre', 'Automne', 'Zénith', 'hiver', 'Île', 'printemps', 'Bœuf', 'Çà', 'ébène'];

const two = (part: number): string => String(part).padStart(2, '0');

/** Texts of several formats that differ by index: a sentence, a code, a constant, a time of day. */
const textsFor = (name: string, index: number): readonly string[] => {
  const word = WORDS[index % WORDS.length] ?? '';
  const sentences = [`${word} ${name} ${index}`, `${word}${index}`, `CODE_${index}`];
  // Only letters, four digits, a card number.
  const forms = [`${word}${'x'.repeat(index % 50)}`, String(1000 + (index % 9000)), String(34e13 + index)];
  return [...sentences, `${two(index % 24)}:${two(index % 60)}`, ...forms];
};

/** Texts that match the field's pattern and differ by index, such as number plates. */
const patterned = (spec: FieldSpec, index: number): readonly string[] =>
  'pattern' in spec || 'mask' in spec
    ? fc.sample(fc.stringMatching(new RegExp(String(kindOf(spec).jsonSchema(spec)['pattern']), 'u')), {
        seed: index,
        numRuns: 1,
      })
    : [];

const rotated = (values: readonly unknown[], index: number): readonly unknown[] => [
  ...values.slice(index % values.length),
  ...values.slice(0, index % values.length),
];

/** Candidate values, those of this index first; the kind decides whether the declaration accepts them. */
const candidates = (name: string, spec: FieldSpec, index: number): readonly unknown[] => {
  const kind = kindOf(spec);
  return [
    // Seeds of booleans are mostly true; here both values have to alternate.
    ...(kind.column(spec) === 'boolean' ? [index % 2 === 0] : []),
    ...(spec.samples ?? []).slice(index, index + 1),
    ...(kind.seed ? [kind.seed(spec, index)] : []),
    ...textsFor(name, index),
    ...rotated(kind.samples.valid, index),
  ];
};

/**
 * A value of a field in canonical form, different for each index.
 *
 * @throws {Error} if the declaration accepts none of the kind's values: it needs `samples`
 */
export function sampleValue(name: string, spec: FieldSpec, index: number): unknown {
  for (const candidate of candidates(name, spec, index)) {
    const read = kindOf(spec).parse(candidate, spec);
    if (read.ok) return read.value;
  }
  const [described] = patterned(spec, index);
  if (described !== undefined && kindOf(spec).parse(described, spec).ok) return described;
  throw new Error(`${name}: none of the samples of '${spec.kind}' fits its declaration`);
}

export const sampleValues = (name: string, spec: FieldSpec): readonly unknown[] => [
  ...Array.from({ length: 20 }, (_, index) => sampleValue(name, spec, index)),
  ...['2099-12-31'].filter((day) => kindOf(spec).parse(day, spec).ok),
];
