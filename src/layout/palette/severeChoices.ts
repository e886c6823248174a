import { foldText } from '../../resources/common/foldText';
import { optionsOf } from '../../resources/fields/shared/options';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import { partsOf, stemOf } from './matchCommands';
import type { TypedFilter } from './typedFilter';

/** Letters that an adjective shares with the name of its field: "graves" and "gravité". */
const SHORTEST_STEM = 4;

/**
 * The choices that warn of a field, if a word is the adjective of its name: "incidents graves" are those of major and
 * critical gravity.
 *
 * @param words of the search, folded
 */
export function severeChoices(
  { fields, list }: Pick<ResourceSchema, 'fields' | 'list'>,
  words: readonly string[],
  language: Language,
): TypedFilter | undefined {
  for (const field of list.filters) {
    const spec = fields[field];
    if (spec?.kind !== 'enumeration') continue;
    const names = partsOf(foldText(inLanguage(spec.label, language)));
    // Its own name says nothing of how much.
    const isAdjective = (word: string) => {
      const stem = stemOf(word).replace(/e$/, '');
      return (
        stem.length >= SHORTEST_STEM && names.some((name) => name.startsWith(stem) && stemOf(name) !== stemOf(word))
      );
    };
    const rest = words.filter((word) => !isAdjective(word));
    const severe = optionsOf(spec).filter(({ status }) => status === 'warning' || status === 'danger');
    if (rest.length === words.length || severe.length === 0) continue;
    return {
      where: { field, operator: 'in', value: severe.map(({ value }) => value) },
      label: severe.map(({ label }) => inLanguage(label, language)).join(', '),
      rest,
    };
  }
  return undefined;
}
