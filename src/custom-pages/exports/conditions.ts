import type { ListFilter } from '../../resources/records/listFilter';
import { wideningParameters } from '../../resources/records/listFilter';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { isObject } from '../../resources/common/isObject';

/** Parses the stored filter (`ExportDonnees.filtre`); without one, the export takes the whole list. */
export function readConditions(text: unknown): ListFilter {
  if (typeof text !== 'string') return {};
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
}

/** Serialises a filter; null for the whole list. */
export const printConditions = (filter: ListFilter): string | null =>
  Object.keys(filter).length === 0 ? null : JSON.stringify(filter);

/** Without the search, which is a field of the export, and parameters that show hidden records. */
export function narrowable(schema: ResourceSchema): ResourceSchema {
  const widening = wideningParameters(schema);
  const parameters = Object.entries(schema.parameters).filter(
    ([name, { sorts }]) => !widening.includes(name) && sorts === undefined,
  );
  return { ...schema, search: [], links: {}, parameters: Object.fromEntries(parameters) };
}
