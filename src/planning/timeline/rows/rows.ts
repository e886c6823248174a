import type { PlanPerson } from '../../core/slot';
import type { Grouping } from '../../model/plan';
import { groupKey, type GroupNames } from '../timelineProps';

/** A person's row; null for the row of slots for everyone. */
export interface PersonRow {
  readonly kind: 'person';
  readonly key: string;
  readonly person: PlanPerson | null;
}

export interface GroupRow {
  readonly kind: 'group';
  readonly key: string;
  /** Undefined for people without a group. */
  readonly name: string | undefined;
  readonly people: readonly PlanPerson[];
  readonly isCollapsed: boolean;
}

export type PlanRow = PersonRow | GroupRow;

/** A person may be in several teams, but in only one structure or agency. */
function groupsOf(person: PlanPerson, grouping: Exclude<Grouping, 'none'>): readonly (number | null)[] {
  if (grouping === 'team') return person.equipesId.length > 0 ? person.equipesId : [null];
  return [grouping === 'structure' ? person.structureId : person.agenceId];
}

export interface Groups {
  readonly grouping: Grouping;
  readonly names: GroupNames;
  readonly collapsed: ReadonlySet<string>;
  readonly language: string;
}

const personRow = (prefix: string, person: PlanPerson): PersonRow => ({
  kind: 'person',
  key: `${prefix}/${person.id}`,
  person,
});

/** Everyone's slots, groups by name, then people without a group. A person in two teams has two rows. */
export function rowsOf(people: readonly PlanPerson[], hasSystem: boolean, groups: Groups): readonly PlanRow[] {
  const system: readonly PlanRow[] = hasSystem ? [{ kind: 'person', key: 'all', person: null }] : [];
  const { grouping, names, collapsed, language } = groups;
  if (grouping === 'none') return [...system, ...people.map((person) => personRow('', person))];
  const members = new Map<number | null, PlanPerson[]>();
  for (const person of people)
    for (const id of groupsOf(person, grouping)) {
      const list = members.get(id);
      if (list) list.push(person);
      else members.set(id, [person]);
    }
  const nameOf = (id: number | null) => (id === null ? undefined : (names[grouping].get(id) ?? `${id}`));
  const { compare } = new Intl.Collator(language, { numeric: true });
  const ordered = [...members].sort(([one], [other]) => {
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
    return compare(nameOf(one) ?? '', nameOf(other) ?? '');
  });
  return [
    ...system,
    ...ordered.flatMap(([id, list]): readonly PlanRow[] => {
      const key = groupKey(grouping, id);
      const isCollapsed = collapsed.has(key);
      const head: GroupRow = { kind: 'group', key, name: nameOf(id), people: list, isCollapsed };
      return isCollapsed ? [head] : [head, ...list.map((person) => personRow(key, person))];
    }),
  ];
}
