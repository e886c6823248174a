import { isSame } from '../../../common/isSame';
import { groupsOf, type FilterPart, type ListFilter } from '../../../records/listFilter';
import type { Registry } from '../../../registry/registry';
import type { ResourceSchema } from '../../../language/resourceSchema';

/** Whether a parameter narrows the list: it is on, or has a value. */
const narrows = (value: unknown): boolean =>
  value === true || typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The filter without what is empty: the address bar shows only what narrows the list. */
function tidy({ q, where, ...parameters }: ListFilter): ListFilter {
  const on = Object.fromEntries(Object.entries(parameters).filter(([, value]) => narrows(value)));
  return { ...on, ...(q && { q }), ...(where && where.length > 0 && { where }) };
}

/** Searches for other words; none where they are blank. */
export const withSearch = (filter: ListFilter, q: string): ListFilter => tidy({ ...filter, q: q.trim() });

/** Gives a declared parameter a value; `true` and `false` switch it on and off, null and undefined take it away. */
export const withParameter = (filter: ListFilter, name: string, value: unknown): ListFilter =>
  tidy({ ...filter, [name]: value });

/** Where a comparison stands: its group, and its place among the alternatives there. */
export interface FilterPlace {
  readonly group: number;
  readonly index: number;
}

/** Conditions that all have to hold, each with its alternatives. */
export type Groups = readonly (readonly FilterPart[])[];

/** The list whose filter is edited, with the declarations of what may be asked below it. */
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

/**
 * Puts a comparison in the place of another one. Past the end of a group it is an alternative to those there, past the
 * last group a further condition.
 */
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
 * Where the comparison that stood at a place stands once the filter has changed: what is pressed is what was shown. Past
 * the end of a group or of all groups it stays there; undefined where it is gone.
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

/** Takes away the comparison at a place. */
export const withoutComparison = (list: EditedList, filter: ListFilter, place: FilterPlace): ListFilter =>
  withGroups(
    filter,
    groupsIn(list, filter).map((group, at) =>
      at === place.group ? group.filter((_one, index) => index !== place.index) : group,
    ),
  );

/** A place among the conditions as they were when it was looked at. */
export interface FilterPosition {
  readonly groups: Groups;
  readonly place: FilterPlace;
}

/**
 * Puts a comparison at a position, or takes away what stands there (undefined); without a position it is a further
 * condition. Tells where the comparison stands then, however soon another change follows.
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

/** Whether anything narrows the list. */
export const isNarrowed = (filter: ListFilter): boolean => Object.keys(tidy(filter)).length > 0;
