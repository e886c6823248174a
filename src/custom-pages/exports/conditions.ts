import type { ListFilter } from '../../resources/records/listFilter';
import { wideningParameters } from '../../resources/records/listFilter';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { isObject } from '../../resources/common/isObject';

/** The filter that an export keeps (`ExportDonnees.filtre`); the whole list where it keeps none. */
export function readConditions(text: unknown): ListFilter {
  if (typeof text !== 'string') return {};
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
}

/** A filter as an export keeps it; null for the whole list. */
export const printConditions = (filter: ListFilter): string | null =>
  Object.keys(filter).length === 0 ? null : JSON.stringify(filter);

/**
 * The list of an export as its conditions may be chosen: the search is a field of the export, and what the list hides
 * without being asked is never exported.
 */
export function narrowable(schema: ResourceSchema): ResourceSchema {
  const widening = wideningParameters(schema);
  const parameters = Object.entries(schema.parameters).filter(
    ([name, { sorts }]) => !widening.includes(name) && sorts === undefined,
  );
  return { ...schema, search: [], links: {}, parameters: Object.fromEntries(parameters) };
}
