import { optionsOf } from '../../resources/fields/shared/options';
import type { Condition } from '../../resources/language/condition';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import { exceptedChoice, type ListChoice } from './exceptedChoice';
import { isSame } from './isSame';
import { wordsOf } from './matchCommands';

export interface NamedChoices {
  readonly where: readonly Condition[];
  readonly labels: readonly string[];
  /** What no choice is named by. */
  readonly rest: readonly string[];
  /** One of the choices is a state, as "suspendu", which says something of the whole record. */
  readonly hasState: boolean;
}

/** Read from the declaration once: every letter that is typed asks for those of all lists. */
const known = new WeakMap<ResourceSchema, Map<Language, readonly ListChoice[]>>();

function readChoices({ fields, list }: ResourceSchema, language: Language): readonly ListChoice[] {
  return list.filters.flatMap((field) => {
    const spec = fields[field];
    if (spec?.kind !== 'enumeration') return [];
    return optionsOf(spec).map(({ value, label: words, status }) => {
      const label = inLanguage(words, language);
      return { field, value, label, parts: wordsOf(label), isState: status !== undefined };
    });
  });
}

function choicesOf(schema: ResourceSchema, language: Language): readonly ListChoice[] {
  const languages = known.get(schema) ?? new Map<Language, readonly ListChoice[]>();
  known.set(schema, languages);
  const choices = languages.get(language) ?? readChoices(schema, language);
  languages.set(language, choices);
  return choices;
}

/** The filters that words of a search name by the label of a choice: of "suspendus lille", the state. */
export function namedChoices(schema: ResourceSchema, words: readonly string[], language: Language): NamedChoices {
  const choices = choicesOf(schema, language);
  const excepted = exceptedChoice(choices, words, language);
  const meant = excepted?.rest ?? words;
  const isNamed = (parts: readonly string[], among: readonly string[]): boolean =>
    parts.every((part) => among.some((word) => isSame(part, word)));
  const rest = [...meant];
  const fields = new Set<string>();
  const chosen = choices
    .filter(({ parts }) => isNamed(parts, meant))
    // "en cours de radiation" before "en cours".
    .toSorted((one, other) => other.label.length - one.label.length)
    .filter(({ field, parts }) => {
      if (fields.has(field) || !isNamed(parts, rest)) return false;
      fields.add(field);
      for (const part of parts) {
        const place = rest.findIndex((word) => isSame(part, word));
        if (place >= 0) rest.splice(place, 1);
      }
      return true;
    });
  return {
    where: [
      ...chosen.map(({ field, value }) => ({ field, operator: 'equals' as const, value })),
      ...(excepted ? [excepted.where] : []),
    ],
    labels: [...chosen.map(({ label }) => label), ...(excepted ? [excepted.label] : [])],
    rest,
    hasState: excepted?.isState === true || chosen.some(({ isState }) => isState),
  };
}
