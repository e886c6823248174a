import { optionsOf } from '../../resources/fields/shared/options';
import type { FilterPart } from '../../resources/records/listFilter';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import { stemOf, wordsOf } from './matchCommands';

/** Shorter words are parts of names. */
const SHORTEST = 4;

export interface NamedChoices {
  readonly where: readonly FilterPart[];
  readonly labels: readonly string[];
  /** What no choice is named by. */
  readonly rest: readonly string[];
  /** One of the choices is a state, as "suspendu", which says something of the whole record. */
  readonly hasState: boolean;
}

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
