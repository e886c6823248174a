import { foldText } from '../../resources/common/foldText';
import { wordsBesideLabel } from '../../resources/records/globalSearch';
import { heldOf, isRouteAllowed, ruleOf } from '../../resources/access/access';
import { valuesFrom } from '../../resources/fields/shared/references/newChoice';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import { pathOf } from '../../resources/registry/paths';
import type { Command, CommandSources } from './commands';
import { filteredList } from './filteredList';
import { hasWords, isAsking, matchExactly, partsOf, withoutOwn, wordsOf } from './matchCommands';
import { isSame } from './isSame';
import { paletteWords } from './paletteWords';
import { searchableBy } from './searchableBy';

/** Most lists, and most creations, that are offered. */
const MOST = 3;

/** Most lists that the reader may not open. */
const MOST_CLOSED = 2;

export type InsteadSources = Pick<
  CommandSources,
  'menu' | 'schemas' | 'held' | 'language' | 'translate' | 'offers' | 'visited'
>;

/** Whether a search has a word of a list's name. */
function isNamed({ label }: ResourceSchema, typed: string, language: Language): boolean {
  const parts = partsOf(foldText(inLanguage(label.many, language)));
  return wordsOf(typed).some((word) => parts.some((part) => isSame(part, word)));
}

/**
 * The lists that the search names, and the main lists of the menu: its first one, the open one, those visited last,
 * then those with most below a record.
 */
function mainLists(typed: string, { menu, schemas, held, language, visited }: InsteadSources) {
  const paths = menu.flatMap(({ links }) => links.map(({ path }) => path));
  const inMenu = (schema: ResourceSchema) => paths.indexOf(pathOf(schema, 'list'));
  const below = ({ name }: ResourceSchema) => schemas.filter(({ parent }) => parent?.resource === name).length;
  const placeOf = (schema: ResourceSchema) => {
    const place = visited.indexOf(pathOf(schema, 'list'));
    return place < 0 ? visited.length : place;
  };
  const lists = searchableBy(schemas, held)
    .filter((schema) => inMenu(schema) >= 0)
    .toSorted((one, other) => inMenu(one) - inMenu(other));
  const first = lists.slice(0, 1);
  const others = lists.slice(1).toSorted((one, other) => placeOf(one) - placeOf(other) || below(other) - below(one));
  const meant = lists.filter((schema) => isNamed(schema, typed, language));
  return [...new Set([...meant, ...first, ...others])].slice(0, MOST);
}

/** A longer text, or a sentence, is no name. */
const MOST_WORDS = 5;
const MOST_LETTERS = 50;

const isLikeName = (typed: string): boolean =>
  typed.length <= MOST_LETTERS &&
  typed.split(/\s+/).length <= MOST_WORDS &&
  !/[?%<>{}=]/.test(typed) &&
  !isAsking(typed);

/** What is searched in a list: the words beside its name. */
function textIn(schema: ResourceSchema, typed: string): string {
  const rest = wordsBesideLabel(schema, wordsOf(typed).join(' '))?.join(' ') ?? '';
  return (withoutOwn(rest) ?? rest) || typed;
}

/** The lists of that name which the reader may not open: their page says who may give the right. */
const closedLists = (typed: string, { menu, schemas, language }: InsteadSources): readonly Command[] => {
  const open = new Set(menu.flatMap(({ links }) => links.map(({ path }) => path)));
  const closed = schemas
    .filter((schema) => schema.menu && !schema.parent && !open.has(pathOf(schema, 'list')))
    .map((schema): Command => ({
      id: `instead closed ${schema.name}`,
      group: 'instead',
      label: inLanguage(schema.label.many, language),
      detail: inLanguage(paletteWords.closed, language),
      icon: schema.icon,
      effect: { kind: 'go', path: pathOf(schema, 'list') },
    }));
  return matchExactly(closed, withoutOwn(typed) ?? typed).slice(0, MOST_CLOSED);
};

/** What is left to do with a text that nothing has: search it in a list, where filters may be changed, or create it. */
export function insteadCommands(query: string, sources: InsteadSources): readonly Command[] {
  const { held, language, translate, offers } = sources;
  const typed = query.trim();
  if (!hasWords(typed)) return [];
  const lists = mainLists(typed, sources);
  const isList = lists.some((schema) => isNamed(schema, typed, language));
  return [
    ...closedLists(typed, sources),
    ...lists.map((schema): Command => ({
      id: `instead search ${schema.name}`,
      group: 'instead',
      label: translate('shell.palette.searchIn', {
        query: textIn(schema, typed),
        name: inLanguage(schema.label.many, language),
      }),
      icon: schema.icon,
      effect: { kind: 'go', path: filteredList(schema, { q: textIn(schema, typed) }) },
    })),
    ...lists.flatMap((schema): readonly Command[] => {
      // Who names a list asks something of it.
      const record = isLikeName(typed) && !isList ? valuesFrom(schema, typed) : {};
      // A code or a number is seldom what is searched.
      const isName = Object.keys(record).some((field) => schema.fields[field]?.unique !== true);
      const isOffered =
        isName &&
        offers.does(schema, 'create') &&
        isRouteAllowed(ruleOf(schema, 'create'), heldOf(schema, 'create', held));
      if (!isOffered) return [];
      return [
        {
          id: `instead create ${schema.name}`,
          group: 'instead',
          label: translate('shell.palette.createNamed', { query: typed, name: inLanguage(schema.label.one, language) }),
          icon: 'add',
          effect: { kind: 'go', path: pathOf(schema, 'create'), state: { record } },
        },
      ];
    }),
  ];
}
