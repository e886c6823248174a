import type { ListFilter } from '../../../records/listFilter';
import type { ResourceSchema } from '../../../language/resourceSchema';

/**
 * List filter of a picker: the search text, active records only (`ActifOnly`), and all levels of trees
 * (`IncludeSubdomains`).
 */
export function pickerFilter(schema: Pick<ResourceSchema, 'parameters'>, search: string): ListFilter {
  const parameters = Object.entries(schema.parameters).filter(
    ([name, { whenFalse }]) => name === 'ActifOnly' || whenFalse,
  );
  return {
    ...Object.fromEntries(parameters.map(([name]) => [name, true])),
    ...(search.trim() && { q: search.trim() }),
  };
}
