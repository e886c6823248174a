import { optionsOf } from '../../resources/fields/shared/options';
import type { Condition } from '../../resources/language/condition';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import { stemOf, wordsOf } from './matchCommands';
import { paletteWords } from './paletteWords';

/** Shorter words are parts of names. */
const SHORTEST = 4;

export interface NamedChoices {
  readonly where: readonly Condition[];
  readonly labels: readonly string[];
  /** What no choice is named by. */
  readonly rest: readonly string[];
  /** One of the choices is a state, as "suspendu", which says something of the whole record. */
  readonly hasState: boolean;
}

/** "non clos", "sauf radiés" */
const EXCEPT = new Set('non pas sauf hors not except nicht ausser nao exceto'.split(' '));

/** Whether the word at a place says that a record has another choice than this one: "inactif", "non clos". */
const isExcepted = (part: string, words: readonly string[], at: number): boolean =>
  isSame(`in${part}`, words[at] ?? '') || (EXCEPT.has(words[at - 1] ?? '') && isSame(part, words[at] ?? ''));

/** The filters that words of a search name by the label of a choice: of "suspendus lille", the state. */
export function namedChoices(schema: ResourceSchema, words: readonly string[], language: Language): NamedChoices {
  const choices = schema.list.filters.flatMap((field) => {
    const spec = schema.fields[field];
    if (spec?.kind !== 'enumeration') return [];
    return optionsOf(spec).map(({ value, label, status }) => ({
      ...{ field, value, label: inLanguage(label, language) },
      isState: status !== undefined,
    }));
  });
  const isNamed = (label: string, rest: readonly string[]): boolean =>
    wordsOf(label).every((part) => rest.some((word) => isSame(part, word)));
  // The other choices of the same field are meant.
  const excepted = choices.find(({ label }) => {
    const [part = '', ...parts] = wordsOf(label);
    return parts.length === 0 && words.some((_, at) => isExcepted(part, words, at));
  });
  if (excepted) {
    const at = words.findIndex((_, place) => isExcepted(wordsOf(excepted.label)[0] ?? '', words, place));
    const { field, label } = excepted;
    const value = choices.flatMap((one) => (one.field === field && one !== excepted ? [one.value] : []));
    const others = words.filter((word, place) => place !== at && !(place === at - 1 && EXCEPT.has(word)));
    const left = namedChoices(schema, others, language);
    return {
      where: [...left.where, { field, operator: 'in', value }],
      labels: [...left.labels, inLanguage(paletteWords.except, language).replace('%', () => label)],
      rest: left.rest,
      hasState: left.hasState || excepted.isState,
    };
  }
  const named = choices
    .filter(({ label }) => isNamed(label, words))
    // "en cours de radiation" before "en cours".
    .toSorted((one, other) => other.label.length - one.label.length);
  const rest = [...words];
  const fields = new Set<string>();
  const chosen = named.filter(({ field, label }) => {
    if (fields.has(field) || !isNamed(label, rest)) return false;
    fields.add(field);
    for (const part of wordsOf(label)) {
      const place = rest.findIndex((word) => isSame(part, word));
      if (place >= 0) rest.splice(place, 1);
    }
    return true;
  });
  return {
    where: chosen.map(({ field, value }) => ({ field, operator: 'equals', value })),
    labels: chosen.map(({ label }) => label),
    rest,
    hasState: chosen.some(({ isState }) => isState),
  };
}

/** Plurals and feminines too: "suspendus", "actives". */
export const isSame = (part: string, word: string): boolean => word.length >= SHORTEST && stemOf(part) === stemOf(word);
