import { foldText } from '../../resources/common/foldText';
import { kindOf } from '../../resources/fields/kinds';
import type { Condition } from '../../resources/language/condition';
import { colonOf, inLanguage, type Language } from '../../resources/language/words';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import type { Command, RecordPlace } from './commands';
import { filteredList } from './filteredList';
import { LINKING, named, partsOf, withoutOwn } from './matchCommands';
import { isSame } from './isSame';
import type { NamedList } from './namedLists';

/** Most lists that are offered. */
const MOST = 3;

interface Pointing {
  readonly field: string;
  readonly label: string;
  readonly resource: string;
}

/** A list that a search names beside a record that the list's records may point at. */
export interface AskedReferences extends NamedList {
  readonly pointing: readonly Pointing[];
  /** The name of that record; '' means the reader. */
  readonly rest: string;
}

/** A record by which a list is filtered. */
export interface ReferredRecord {
  readonly resource: string;
  readonly id: number;
  readonly name: string;
}

/** The filters of a list that are references. */
const pointingOf = ({ list, fields }: ResourceSchema, language: Language): readonly Pointing[] =>
  list.filters.flatMap((field) => {
    const spec = fields[field];
    const pointer = spec && kindOf(spec).reference?.(spec);
    return pointer && kindOf(spec).operators(spec).includes('in')
      ? [{ field, label: inLanguage(spec.label, language), resource: pointer.resource }]
      : [];
  });

/**
 * Of the lists that a search names, those whose records may point at the record that its other words name.
 *
 * @example askedReferences(namedLists('dossiers ouverts de Kowalski', …), 'fr') // [{ schema: Dossiers, rest: 'kowalski', … }]
 * @example askedReferences(namedLists('mes adhérents', …), 'fr') // [{ schema: Entreprises, rest: '', … }]
 */
export function askedReferences(lists: readonly NamedList[], language: Language): readonly AskedReferences[] {
  return lists.flatMap((list): readonly AskedReferences[] => {
    const all = pointingOf(list.schema, language);
    const words = list.filters.rest.filter((word) => !LINKING.has(word));
    const names = ({ label }: Pointing, word: string) => partsOf(foldText(label)).some((part) => isSame(part, word));
    const said = all.filter((one) => words.some((word) => names(one, word)));
    const others = words.filter((word) => !said.some((one) => names(one, word)));
    const theirs = withoutOwn(others.join(' '));
    const rest = theirs ?? others.join(' ');
    const isOwn = theirs === '';
    const meant = (said.length > 0 ? said : all).filter(({ resource }) => !isOwn || resource === Utilisateurs.name);
    return meant.length > 0 && (isOwn || rest !== '') ? [{ ...list, pointing: meant, rest }] : [];
  });
}

/** Of the found records, those of that name, as what a list may be filtered by: their mail address names no record. */
export const referredOf = (found: readonly Command[], name: string): readonly ReferredRecord[] =>
  named(found, name).flatMap(({ place, label, isNear }) =>
    place && !isNear ? [{ ...referredAt(place), name: label }] : [],
  );

const referredAt = ({ schema, id }: RecordPlace) => ({ resource: schema.name, id: Number(id) });

/** The asked lists, filtered by each of the records that they may point at. */
export function referenceLists(
  asked: readonly AskedReferences[],
  records: readonly ReferredRecord[],
  language: Language,
): readonly Command[] {
  return asked
    .flatMap(({ schema, pointing, rest: sought, filters: { where, labels, order } }) =>
      records.flatMap(({ resource, id, name }) =>
        pointing
          .filter((one) => one.resource === resource)
          .map(({ field, label }): Command => {
            const part: Condition = { field, operator: 'in', value: [id] };
            const filter = { where: [...where, part] };
            const said = [...labels, `${label} ${name}`].join(', ');
            return {
              id: `list by ${schema.name} ${field} ${id}`,
              group: 'states',
              label: inLanguage(schema.label.many, language) + colonOf(language) + said,
              icon: schema.icon,
              counted: { schema, filter, ...(sought !== '' && { isGuess: true as const }) },
              effect: { kind: 'go', path: filteredList(schema, filter, order) },
            };
          }),
      ),
    )
    .slice(0, MOST);
}
