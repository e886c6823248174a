import { optionsOf } from '../../resources/fields/shared/options';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage } from '../../resources/language/words';
import type { Command, CommandSources } from './commands';
import { filteredList } from './filteredList';
import { paletteWords } from './paletteWords';
import { searchableBy } from './searchableBy';

/** The state that a stamp of the record's end waits for; undefined without one. */
function lastState({ stamps = {} }: ResourceSchema, field: string): unknown {
  return Object.values(stamps).flatMap((stamp) => {
    const when = stamp?.when;
    return when && 'field' in when && when.field === field && when.operator === 'equals' ? [when.value] : [];
  })[0];
}

/** Each list with one state alone: "adhérents suspendus", "dossiers ouverts". Found by typing only. */
export const stateCommands = ({ schemas, held, language }: CommandSources): readonly Command[] =>
  searchableBy(schemas, held).flatMap((schema) =>
    Object.entries(schema.fields).flatMap(([field, spec]) => {
      // Only of one choice each: a list of choices is not equal to one of them.
      if (spec.kind !== 'enumeration' || !schema.list.filters.includes(field)) return [];
      const options = optionsOf(spec);
      const last = lastState(schema, field);
      const many = inLanguage(schema.label.many, language);
      const open: readonly Command[] =
        last === undefined
          ? []
          : [
              {
                id: `open ${schema.name}`,
                group: 'states',
                label: `${many} · ${inLanguage(paletteWords.open, language)}`,
                synonyms: inLanguage(paletteWords.openSynonyms, language),
                icon: schema.icon,
                effect: {
                  kind: 'go',
                  path: filteredList(schema, {
                    where: [
                      { field, operator: 'in', value: options.flatMap(({ value }) => (value === last ? [] : [value])) },
                    ],
                  }),
                },
              },
            ];
      const each = options
        .filter(({ status }) => status !== undefined)
        .map(({ value, label }): Command => ({
          id: `state ${schema.name} ${field} ${value}`,
          group: 'states',
          state: inLanguage(label, language),
          label: `${many} · ${inLanguage(label, language)}`,
          icon: schema.icon,
          effect: { kind: 'go', path: filteredList(schema, { where: [{ field, operator: 'equals', value }] }) },
        }));
      return [...open, ...each];
    }),
  );
