import { isSame } from '../../../common/isSame';
import { groupsOf, type FilterPart, type ListFilter } from '../../../records/listFilter';
import type { Registry } from '../../../registry/registry';
import type { ResourceSchema } from '../../../language/resourceSchema';

const narrows = (value: unknown): boolean =>
  value === true || typeof value === 'number' || (typeof value === 'string' && value !== '');

/** Drops empty parts, so that the query string has only active filters. */
function tidy({ q, where, ...parameters }: ListFilter): ListFilter {
  const on = Object.fromEntries(Object.entries(parameters).filter(([, value]) => narrows(value)));
  return { ...on, ...(q && { q }), ...(where && where.length > 0 && { where }) };
}

/** Sets the search text; blank removes it. */
export const withSearch = (filter: ListFilter, q: string): ListFilter => tidy({ ...filter, q: q.trim() });

/** Sets a parameter; booleans switch it, null and undefined remove it. */
export const withParameter = (filter: ListFilter, name: string, value: unknown): ListFilter =>
  tidy({ ...filter, [name]: value });

/** Indexes of a comparison: its group, and its position among the alternatives. */
export interface FilterPlace {
  readonly group: number;
  readonly index: number;
}

/** A conjunction of groups, each a disjunction of comparisons. */
export type Groups = readonly (readonly FilterPart[])[];

/** The filtered list; the registry is needed for conditions on child records. */
export interface EditedList {
  readonly schema: ResourceSchema;
  readonly registry?: Pick<Registry, 'schemas'>;
}

const groupsIn = ({ schema, registry }: EditedList, filter: ListFilter): Groups => groupsOf(schema, filter, registry);

const withGroups = (filter: ListFilter, groups: Groups): ListFilter =>
  tidy({
    ...filter,
    where: groups.flatMap((group) => {
      const [only, ...others] = group;
      if (!only) return [];
      return [others.length > 0 ? { any: group } : only];
    }),
  });

/** Replaces a comparison. Past the end of a group it adds an alternative, past the last group a condition. */
export function withComparison(
  list: EditedList,
  filter: ListFilter,
  comparison: FilterPart,
  place?: FilterPlace,
): ListFilter {
  const groups = groupsIn(list, filter);
  if (!place || place.group >= groups.length) return withGroups(filter, [...groups, [comparison]]);
  return withGroups(
    filter,
    groups.map((group, at) => (at === place.group ? group.toSpliced(place.index, 1, comparison) : group)),
  );
}

/**
 * Finds a comparison after a concurrent change of the filter, so that a click acts on what was displayed. A
 * position past the end stays there; undefined if the comparison is gone.
 */
export function placeAfter(before: Groups, now: Groups, { group, index }: FilterPlace): FilterPlace | undefined {
  const shown = before[group];
  if (!shown) return { group: now.length, index: 0 };
  const unchanged = now.findIndex((one) => isSame(one, shown));
  if (unchanged >= 0) return { group: isSame(now[group], shown) ? group : unchanged, index };
  const wanted = shown[index];
  const isHere = (one: FilterPart) => (wanted ? isSame(one, wanted) : shown.some((other) => isSame(one, other)));
  const found = now.findIndex((comparisons) => comparisons.some(isHere));
  const there = now[found];
  return there && { group: found, index: wanted ? there.findIndex(isHere) : there.length };
}

export const withoutComparison = (list: EditedList, filter: ListFilter, place: FilterPlace): ListFilter =>
  withGroups(
    filter,
    groupsIn(list, filter).map((group, at) =>
      at === place.group ? group.filter((_one, index) => index !== place.index) : group,
    ),
  );

/** A position, with the groups at the time it was read. */
export interface FilterPosition {
  readonly groups: Groups;
  readonly place: FilterPlace;
}

/**
 * Replaces the comparison at a position, or removes it (undefined); without a position, adds a condition.
 * Returns its new position for the next edit.
 */
export function editComparison(
  list: EditedList,
  filter: ListFilter,
  comparison: FilterPart | undefined,
  position?: FilterPosition,
): { readonly filter: ListFilter; readonly position: FilterPosition | undefined } {
  const before = groupsIn(list, filter);
  const place = position && placeAfter(position.groups, before, position.place);
  if (!comparison) {
    if (!place) return { filter, position: undefined };
    const changed = withoutComparison(list, filter, place);
    const groups = groupsIn(list, changed);
    const others = groups.length === before.length ? groups[place.group] : undefined;
    return {
      filter: changed,
      position: others && { groups, place: { group: place.group, index: others.length } },
    };
  }
  const changed = withComparison(list, filter, comparison, place);
  const groups = groupsIn(list, changed);
  const isNew = !place || place.group >= before.length;
  const index = isNew ? 0 : Math.min(place.index, before[place.group]?.length ?? 0);
  return { filter: changed, position: { groups, place: { group: isNew ? groups.length - 1 : place.group, index } } };
}

/** Grouped rows are all there. */
export const isNarrowed = ({ groupBy: _, ...filter }: ListFilter): boolean => Object.keys(tidy(filter)).length > 0;

export const withoutFilters = ({ groupBy }: ListFilter): ListFilter => (groupBy === undefined ? {} : { groupBy });
