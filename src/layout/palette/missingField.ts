import { foldText } from '../../resources/common/foldText';
import { kindOf } from '../../resources/fields/kinds';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import { partsOf } from './matchCommands';
import { isSame } from './isSame';
import { paletteWords } from './paletteWords';
import type { TypedFilter } from './typedFilter';

/** "e-mail" is one word. */
const namesOf = (label: string): readonly string[] => {
  const text = foldText(label);
  return [...partsOf(text), text];
};

export const WITHOUT: readonly string[] = ['sans', 'without', 'ohne', 'sem'];

/**
 * The field that a search says is empty: "adhérents sans responsable"; undefined if it says so of no field.
 *
 * @param words of the search, folded
 */
export function missingField(
  schema: ResourceSchema,
  words: readonly string[],
  language: Language,
): TypedFilter | undefined {
  const at = words.findIndex((word) => WITHOUT.includes(word));
  const name = at < 0 ? undefined : words[at + 1];
  if (name === undefined) return undefined;
  const found = Object.entries(schema.fields).find(
    ([, spec]) =>
      kindOf(spec).operators(spec).includes('isEmpty') &&
      namesOf(inLanguage(spec.label, language)).some((part) => isSame(part, name)),
  );
  if (!found) return undefined;
  const [field, { label }] = found;
  const named = namesOf(inLanguage(label, language));
  return {
    where: { field, operator: 'isEmpty' },
    label: inLanguage(paletteWords.without, language).replace('%', () => inLanguage(label, language)),
    rest: words.filter((word, index) => index < at || (index > at && !named.some((part) => isSame(part, word)))),
  };
}
