import { optionsOf } from '../../resources/fields/shared/options';
import { inLanguage } from '../../resources/language/words';
import type { Command, CommandSources } from './commands';
import { filteredList } from './filteredList';
import { searchableBy } from './searchableBy';

/** Each list with one state alone: "adhérents suspendus", "dossiers ouverts". Found by typing only. */
export const stateCommands = ({ schemas, held, language }: CommandSources): readonly Command[] =>
  searchableBy(schemas, held).flatMap((schema) =>
    Object.entries(schema.fields).flatMap(([field, spec]) => {
      // Only of one choice each: a list of choices is not equal to one of them.
      if (spec.kind !== 'enumeration' || !schema.list.filters.includes(field)) return [];
      return optionsOf(spec)
        .filter(({ status }) => status !== undefined)
        .map(({ value, label }): Command => ({
          id: `state ${schema.name} ${field} ${value}`,
          group: 'states',
          state: inLanguage(label, language),
          label: `${inLanguage(schema.label.many, language)} · ${inLanguage(label, language)}`,
          icon: schema.icon,
          effect: { kind: 'go', path: filteredList(schema, { where: [{ field, operator: 'equals', value }] }) },
        }));
    }),
  );
