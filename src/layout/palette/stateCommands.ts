import { foldText } from '../../resources/common/foldText';
import { optionsOf } from '../../resources/fields/shared/options';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import type { Comparison } from '../../resources/language/condition';
import { inLanguage, type Language } from '../../resources/language/words';
import type { Command, CommandSources } from './commands';
import { filteredList } from './filteredList';
import { partsOf } from './matchCommands';
import { paletteWords } from './paletteWords';
import { searchableBy } from './searchableBy';
import type { TypedFilter } from './typedFilter';

/** The state that a stamp of the record's end waits for; undefined without one. */
function lastState({ stamps = {} }: ResourceSchema, field: string): unknown {
  return Object.values(stamps).flatMap((stamp) => {
    const when = stamp?.when;
    return when && 'field' in when && when.field === field && when.operator === 'equals' ? [when.value] : [];
  })[0];
}

type Sources = Pick<CommandSources, 'language'>;

const listOf = (schema: ResourceSchema, { language }: Sources) => ({
  group: 'states' as const,
  icon: schema.icon,
  name: inLanguage(schema.label.many, language),
});

/** The list of those that meet a comparison, with their number. */
function filteredTo(schema: ResourceSchema, where: Comparison): Pick<Command, 'counted' | 'effect'> {
  const filter = { where: [where] };
  return { counted: { schema, filter }, effect: { kind: 'go', path: filteredList(schema, filter) } };
}

/** All states but the last one; undefined for a field without a last one. */
function openStates(schema: ResourceSchema, field: string): Comparison | undefined {
  const last = lastState(schema, field);
  if (last === undefined) return undefined;
  const value = optionsOf(schema.fields[field]).flatMap((option) => (option.value === last ? [] : [option.value]));
  return { field, operator: 'in', value };
}

/** The state that has not come to its end, if one of the words says so: "incidents majeurs ouverts". */
export function openAmong(
  schema: ResourceSchema,
  words: readonly string[],
  language: Language,
): TypedFilter | undefined {
  const open = partsOf(foldText(inLanguage(paletteWords.openSynonyms, language)));
  const rest = words.filter((word) => !open.includes(word));
  const where = schema.list.filters.map((field) => openStates(schema, field)).find((state) => state !== undefined);
  if (!where || rest.length === words.length) return undefined;
  return { where, label: inLanguage(paletteWords.open, language), rest };
}

/** The list with all states but the last one: "incidents ouverts". */
function openCommand(schema: ResourceSchema, field: string, sources: Sources): readonly Command[] {
  const where = openStates(schema, field);
  if (!where) return [];
  const { name, ...list } = listOf(schema, sources);
  return [
    {
      ...list,
      id: `open ${schema.name}`,
      label: `${name} · ${inLanguage(paletteWords.open, sources.language)}`,
      synonyms: inLanguage(paletteWords.openSynonyms, sources.language),
      ...filteredTo(schema, where),
    },
  ];
}

/** Each list with one state alone: "adhérents suspendus", "dossiers ouverts". Found by typing only. */
export const stateCommands = ({ schemas, held, language }: CommandSources): readonly Command[] =>
  searchableBy(schemas, held).flatMap((schema) =>
    Object.entries(schema.fields).flatMap(([field, spec]) => {
      // Only of one choice each: a list of choices is not equal to one of them.
      if (spec.kind !== 'enumeration' || !schema.list.filters.includes(field)) return [];
      const { name, ...list } = listOf(schema, { language });
      const each = optionsOf(spec)
        .filter(({ status }) => status !== undefined)
        .map(({ value, label }): Command => {
          const state = inLanguage(label, language);
          return {
            ...list,
            id: `state ${schema.name} ${field} ${value}`,
            state,
            label: `${name} · ${state}`,
            ...filteredTo(schema, { field, operator: 'equals', value }),
          };
        });
      return [...openCommand(schema, field, { language }), ...each];
    }),
  );
