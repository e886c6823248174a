import { colonOf, inLanguage, type Language } from '../../resources/language/words';
import type { Command } from './commands';
import { filteredList } from './filteredList';
import type { NamedList } from './namedLists';
import { quoted } from './paletteWords';

/**
 * The lists that a search names, searched by the words beside its name: "adhérents de Lille" opens the members with "Lille", and
 * "adhérents de plus de 50 salariés" those with that number.
 */
export const listSearches = (lists: readonly NamedList[], language: Language): readonly Command[] =>
  lists.map(({ schema, filters: { where, labels, rest, order } }): Command => {
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
