import { foldText } from '../../resources/common/foldText';
import { nearest } from '../../resources/common/nearest';
import { inLanguage } from '../../resources/language/words';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { pathOf } from '../../resources/registry/paths';
import type { CommandSources } from './commands';
import { asksCount, partsOf } from './matchCommands';
import { isSame } from './isSame';
import { saysDepartment } from './namedDepartment';
import { searchableBy } from './searchableBy';
import { comparedField } from './typedComparison';
import { filtersOf, typedFilters, type MeantList, type TypedFilters } from './typedFilters';

/** Shorter words begin too many names of lists. */
const SHORTEST = 4;

/** Most words beside a state without a list's name: "valider les mois en attente" says something else. */
const MOST_BESIDE = 1;

/** Most lists that are offered. */
const MOST = 2;

export type ListSearchSources = Pick<CommandSources, 'menu' | 'schemas' | 'held' | 'language' | 'translate'>;

type IsNamed = (parts: readonly string[], word: string) => boolean;

const begins: IsNamed = (parts, word) => parts.some((part) => part.startsWith(word));
/** Shorter names are like too many lists: "Rémi" is not "Régions". */
const SHORTEST_NEAR = 5;

/** A sentence of so many words names no list by a word that is only like its name: "demain" is not "domaines". */
const SENTENCE = 4;

/** One wrong letter: with two, "contrats" would be contacts. */
const resembles: IsNamed = (parts, word) =>
  word.length >= SHORTEST_NEAR &&
  nearest(
    word,
    parts.map((part) => part.slice(0, word.length)),
    1,
  ) !== undefined;

const partsOfName = (name: string): readonly string[] => partsOf(foldText(name));

/** A list that a search names, and what its other words say of it. */
export interface NamedList {
  readonly schema: ResourceSchema;
  /** The words of its name. */
  readonly many: readonly string[];
  readonly filters: MeantList;
}

/**
 * The lists of the menu that a search names, the shortest name first; without a name, those that its states mean, or
 * one with a typing error. The singular means the list only beside a choice of it, "adhérent Lille actif": "adhérent
 * Lille" is a record.
 */
export function namedLists(query: string, sources: ListSearchSources, now: Date): readonly NamedList[] {
  const isCount = asksCount(query);
  const typed = typedFilters(query, sources, now);
  const found = listsOf(typed, isCount, sources);
  // "adhérents suivis par Dufour" is no order.
  return found.length > 0 || !typed.order?.isGuessed
    ? found
    : listsOf(typedFilters(query, sources, now, false), isCount, sources);
}

function listsOf(typed: TypedFilters, isCount: boolean, sources: ListSearchSources): readonly NamedList[] {
  const { menu, schemas, held, language } = sources;
  const { words } = typed;
  const paths = new Set(menu.flatMap(({ links }) => links.map(({ path }) => path)));
  const lists = searchableBy(schemas, held).filter((schema) => paths.has(pathOf(schema, 'list')));
  const search = (isNamed: IsNamed) =>
    lists.flatMap((schema) => {
      const many = partsOfName(inLanguage(schema.label.many, language));
      const one = partsOfName(inLanguage(schema.label.one, language));
      const synonyms = partsOfName(schema.menu?.synonyms ? inLanguage(schema.menu.synonyms, language) : '');
      const isTimed = typed.dates !== undefined || typed.order !== undefined || typed.comparison !== undefined;
      const isOther = (word: string) =>
        synonyms.some((synonym) => (isTimed || synonym !== word) && isSame(synonym, word));
      const others = words.filter((word) => word.length < SHORTEST || !(isNamed(many, word) || isOther(word)));
      // "contrats martin" does not mean the types of contracts.
      const named = words.filter(
        (word) => !others.includes(word) && (isNamed(many.slice(0, 1), word) || isOther(word)),
      );
      const isMany = named.some((word) => !begins(one, word));
      const filters = filtersOf(schema, others, typed, sources);
      if (!filters) return [];
      const isFiltered = filters.where.length > 0 || filters.order !== undefined;
      const isWhole = isCount || filters.rest.length > 0;
      const isMeant = isMany ? isFiltered || isWhole : named.length > 0 && isFiltered;
      return isMeant ? [{ schema, many, filters }] : [];
    });
  // "plus de 1000 salariés" means the only list with that number.
  const isNumberNamed = (schema: ResourceSchema) => {
    const number = typed.comparison && comparedField(schema, typed.comparison, words, language);
    return number !== undefined && number.rest.length < words.length;
  };
  /** Without a list's name, its states mean it: "prospects lille". */
  const withState = () =>
    lists.flatMap((schema) => {
      const filters = filtersOf(schema, words, typed, sources);
      const many = partsOfName(inLanguage(schema.label.many, language));
      if (!filters || filters.rest.length > MOST_BESIDE) return [];
      const isSaid =
        (filters.hasState && filters.rest.length + filters.where.length > 1) ||
        isNumberNamed(schema) ||
        (filters.rest.length === 0 && filters.where.length > 0 && saysDepartment(words));
      return isSaid ? [{ schema, many, filters }] : [];
    });
  const exact = search(begins);
  const meant = exact.length > 0 ? exact : withState();
  const isSentence = words.length >= SENTENCE;
  return (meant.length > 0 || isSentence ? meant : search(resembles))
    .toSorted((one, other) => one.many.length - other.many.length)
    .slice(0, MOST);
}
