import { heldOf, isRouteAllowed, ruleOf } from '../../resources/access/access';
import { valuesFrom } from '../../resources/fields/shared/references/newChoice';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage } from '../../resources/language/words';
import { pathOf } from '../../resources/registry/paths';
import type { Command, CommandSources } from './commands';
import { filteredList } from './filteredList';
import { isAsking } from './matchCommands';
import { searchableBy } from './searchableBy';

/** Most lists, and most creations, that are offered. */
const MOST = 3;

export type InsteadSources = Pick<
  CommandSources,
  'menu' | 'schemas' | 'held' | 'language' | 'translate' | 'offers' | 'visited'
>;

/** The main lists of the menu: its first one, the open one, those visited last, then those with most below a record. */
function mainLists({ menu, schemas, held, visited }: InsteadSources) {
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
  return [...first, ...others].slice(0, MOST);
}

/** A longer text, or a sentence, is no name. */
const MOST_WORDS = 5;
const MOST_LETTERS = 50;

const isLikeName = (typed: string): boolean =>
  typed.length <= MOST_LETTERS && typed.split(/\s+/).length <= MOST_WORDS && !typed.includes('?') && !isAsking(typed);

/** What is left to do with a text that nothing has: search it in a list, where filters may be changed, or create it. */
export function insteadCommands(query: string, sources: InsteadSources): readonly Command[] {
  const { held, language, translate, offers } = sources;
  const typed = query.trim();
  const lists = mainLists(sources);
  return [
    ...lists.map((schema): Command => ({
      id: `instead search ${schema.name}`,
      group: 'instead',
      label: translate('shell.palette.searchIn', { query: typed, name: inLanguage(schema.label.many, language) }),
      icon: schema.icon,
      effect: { kind: 'go', path: filteredList(schema, { q: typed }) },
    })),
    ...lists.flatMap((schema): readonly Command[] => {
      const record = isLikeName(typed) ? valuesFrom(schema, typed) : {};
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
