import { foldText } from '../../resources/common/foldText';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import { partsOf } from './matchCommands';
import { WITHOUT } from './missingField';
import { isSame } from './isSame';
import { paletteWords } from './paletteWords';
import type { TypedFilter } from './typedFilter';

/**
 * The records below that a search says are missing: "adhérents sans contact"; undefined if the list has no such filter.
 *
 * @param words of the search, folded
 */
export function missingBelow(
  { list }: Pick<ResourceSchema, 'list'>,
  words: readonly string[],
  schemas: readonly ResourceSchema[],
  language: Language,
): TypedFilter | undefined {
  const at = words.findIndex((word) => WITHOUT.includes(word));
  const name = at < 0 ? undefined : words[at + 1];
  const found = (list.filtersBelow ?? [])
    .flatMap((below) => schemas.find((schema) => schema.name === below) ?? [])
    .find(({ label }) => partsOf(foldText(inLanguage(label.one, language))).some((part) => isSame(part, name ?? '')));
  if (!found) return undefined;
  return {
    where: { below: found.name, has: 'none', where: { all: [] } },
    label: inLanguage(paletteWords.without, language).replace('%', () => inLanguage(found.label.one, language)),
    rest: words.filter((_, index) => index !== at && index !== at + 1),
  };
}
