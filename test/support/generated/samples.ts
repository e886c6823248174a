import fc from 'fast-check';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';

/** With accents, ligatures and both cases, so that searching and sorting have something to fold. */
const WORDS = ['Été', 'œuvre', 'Automne', 'Zénith', 'hiver', 'Île', 'printemps', 'Bœuf', 'Çà', 'ébène'];

const two = (part: number): string => String(part).padStart(2, '0');

/** Texts of several forms that differ with the index: a sentence, a code, a constant, a time of day. */
const textsFor = (name: string, index: number): readonly string[] => {
  const word = WORDS[index % WORDS.length] ?? '';
  const sentences = [`${word} ${name} ${index}`, `${word}${index}`, `CODE_${index}`];
  // Letters alone, four digits, and the number of a card.
  const forms = [`${word}${'x'.repeat(index % 50)}`, String(1000 + (index % 9000)), String(34e13 + index)];
  return [...sentences, `${two(index % 24)}:${two(index % 60)}`, ...forms];
};

/** A text that the pattern of a field describes, another one for another index: number plates, codes of one's own. */
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

/** Values that a field may take, those of this index first; whether its declaration accepts them is its kind's answer. */
const candidates = (name: string, spec: FieldSpec, index: number): readonly unknown[] => {
  const kind = kindOf(spec);
  return [
    // Plausible answers are mostly yes: the two have to differ from one record to the next.
    ...(kind.column(spec) === 'boolean' ? [index % 2 === 0] : []),
    ...(spec.samples ?? []).slice(index, index + 1),
    ...(kind.seed ? [kind.seed(spec, index)] : []),
    ...textsFor(name, index),
    ...rotated(kind.samples.valid, index),
  ];
};

/**
 * A value of a field in canonical form, another one for another index.
 *
 * @throws {Error} for a declaration that none of the kind's values fits: its samples are too few.
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

/** Every value that can be made of a field in a few steps, and a day that is still to come. */
export const sampleValues = (name: string, spec: FieldSpec): readonly unknown[] => [
  ...Array.from({ length: 20 }, (_, index) => sampleValue(name, spec, index)),
  ...['2099-12-31'].filter((day) => kindOf(spec).parse(day, spec).ok),
];
