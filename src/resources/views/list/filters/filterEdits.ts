import type { Comparison } from '../../../condition';
import { comparisonsOf, type ListFilter } from '../../../listFilter';
import type { ResourceSchema } from '../../../types';

/** The filter without what is empty: the address bar shows only what narrows the list. */
function tidy({ q, where, ...parameters }: ListFilter): ListFilter {
  const on = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value === true));
  return { ...on, ...(q && { q }), ...(where && where.length > 0 && { where }) };
}

/** Searches for other words; none where they are blank. */
export const withSearch = (filter: ListFilter, q: string): ListFilter => tidy({ ...filter, q: q.trim() });

/** Switches a declared parameter on or off. */
export const withParameter = (filter: ListFilter, name: string, on: boolean): ListFilter =>
  tidy({ ...filter, [name]: on });

/** Puts a comparison in the place of the one at `index`, or after the others. */
export function withComparison(
  schema: ResourceSchema,
  filter: ListFilter,
  comparison: Comparison,
  index?: number,
): ListFilter {
  const where = [...comparisonsOf(schema, filter)];
  where.splice(index ?? where.length, 1, comparison);
  return tidy({ ...filter, where });
}

/** Takes away the comparison at `index`. */
export const withoutComparison = (schema: ResourceSchema, filter: ListFilter, index: number): ListFilter =>
  tidy({ ...filter, where: comparisonsOf(schema, filter).filter((_one, place) => place !== index) });

/** Whether anything narrows the list. */
export const isNarrowed = (filter: ListFilter): boolean => Object.keys(tidy(filter)).length > 0;
