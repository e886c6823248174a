import { colonOf, inLanguage } from '../../resources/language/words';
import type { Command } from './commands';
import { filteredList } from './filteredList';
import { namedLists, type ListSearchSources } from './namedLists';
import { quoted } from './paletteWords';

/**
 * A list of the menu, searched by the words beside its name: "adhérents de Lille" opens the members with "Lille", and
 * "adhérents de plus de 50 salariés" those with that number.
 */
export const listSearches = (query: string, sources: ListSearchSources, now: Date): readonly Command[] =>
  namedLists(query, sources, now).map(({ schema, filters: { where, labels, rest, order } }): Command => {
    const { language } = sources;
    const q = rest.join(' ');
    const parts = [...labels, ...(q === '' ? [] : [inLanguage(quoted, language).replace('%', () => q)])];
    const filter = { ...(q !== '' && { q }), ...(where.length > 0 && { where }) };
    const many = inLanguage(schema.label.many, language);
    return {
      id: `list search ${schema.name}`,
      group: 'states',
      label: parts.length > 0 ? many + colonOf(language) + parts.join(', ') : many,
      icon: schema.icon,
      counted: { schema, filter },
      effect: { kind: 'go', path: filteredList(schema, filter, order) },
    };
  });
