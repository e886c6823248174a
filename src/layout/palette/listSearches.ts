import { foldText } from '../../resources/common/foldText';
import { nearest } from '../../resources/common/nearest';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { colonOf, inLanguage, type Language } from '../../resources/language/words';
import { pathOf } from '../../resources/registry/paths';
import type { Command, CommandSources } from './commands';
import { filteredList } from './filteredList';
import { partsOf, wordsOf } from './matchCommands';
import { namedChoices, type NamedChoices } from './namedChoices';
import { quoted } from './paletteWords';
import { searchableBy } from './searchableBy';
import { comparedField, typedComparison, type TypedComparison } from './typedComparison';

/** Shorter words begin too many names of lists. */
const SHORTEST = 4;

/** Most lists that are offered. */
const MOST = 2;

export type ListSearchSources = Pick<CommandSources, 'menu' | 'schemas' | 'held' | 'language'>;

type IsNamed = (parts: readonly string[], word: string) => boolean;

const begins: IsNamed = (parts, word) => parts.some((part) => part.startsWith(word));
/** One wrong letter: with two, "contrats" would be contacts. */
const resembles: IsNamed = (parts, word) =>
  nearest(
    word,
    parts.map((part) => part.slice(0, word.length)),
    1,
  ) !== undefined;

const partsOfName = (name: string): readonly string[] => partsOf(foldText(name));

/** The choices and the number that words name; undefined if the list has no such number. */
function filtersOf(
  schema: ResourceSchema,
  words: readonly string[],
  comparison: TypedComparison | undefined,
  language: Language,
): NamedChoices | undefined {
  const choices = namedChoices(schema, words, language);
  if (!comparison) return choices;
  const compared = comparedField(schema, comparison, choices.rest, language);
  return (
    compared && {
      ...choices,
      where: [...choices.where, compared.where],
      labels: [...choices.labels, compared.label],
      rest: compared.rest,
    }
  );
}

/**
 * A list of the menu, searched by the words beside its name: "adhérents de Lille" opens the members with "Lille", and
 * "adhérents de plus de 50 salariés" those with that number. The singular means the list only beside a choice of it,
 * "adhérent Lille actif": "adhérent Lille" is a record. The shortest name first; without a name, one with a typing
 * error.
 */
export function listSearches(query: string, sources: ListSearchSources): readonly Command[] {
  const { menu, schemas, held, language } = sources;
  const comparison = typedComparison(query);
  const words = wordsOf(comparison?.rest ?? query);
  const paths = new Set(menu.flatMap(({ links }) => links.map(({ path }) => path)));
  const lists = searchableBy(schemas, held).filter((schema) => paths.has(pathOf(schema, 'list')));
  const search = (isNamed: IsNamed) =>
    lists.flatMap((schema) => {
      const many = partsOfName(inLanguage(schema.label.many, language));
      const one = partsOfName(inLanguage(schema.label.one, language));
      const others = words.filter((word) => word.length < SHORTEST || !isNamed(many, word));
      // "contrats martin" does not mean the types of contracts.
      const named = words.filter((word) => !others.includes(word) && isNamed(many.slice(0, 1), word));
      const isMany = named.some((word) => !begins(one, word));
      const filters = filtersOf(schema, others, comparison, language);
      if (!filters) return [];
      const isFiltered = filters.where.length > 0;
      const isMeant = isMany ? isFiltered || filters.rest.length > 0 : named.length > 0 && isFiltered;
      return isMeant ? [{ schema, many, filters }] : [];
    });
  /** Without a list's name, its states mean it: "prospects lille". */
  const withState = () =>
    lists.flatMap((schema) => {
      const filters = filtersOf(schema, words, comparison, language);
      const many = partsOfName(inLanguage(schema.label.many, language));
      return filters?.hasState && (filters.rest.length > 0 || comparison) ? [{ schema, many, filters }] : [];
    });
  const exact = search(begins);
  const meant = exact.length > 0 ? exact : withState();
  return (meant.length > 0 ? meant : search(resembles))
    .toSorted((one, other) => one.many.length - other.many.length)
    .slice(0, MOST)
    .map(({ schema, filters: { where, labels, rest } }): Command => {
      const q = rest.join(' ');
      const parts = [...labels, ...(q === '' ? [] : [inLanguage(quoted, language).replace('%', () => q)])];
      return {
        id: `list search ${schema.name}`,
        group: 'states',
        label: inLanguage(schema.label.many, language) + colonOf(language) + parts.join(', '),
        icon: schema.icon,
        effect: {
          kind: 'go',
          path: filteredList(schema, { ...(q !== '' && { q }), ...(where.length > 0 && { where }) }),
        },
      };
    });
}
