import type { ListFilter } from '../../../records/listFilter';
import type { ResourceSchema } from '../../../language/resourceSchema';

/**
 * What a picker asks of the referenced list: the words that were typed, only what is in use (`ActifOnly`), and all the
 * levels of a list that is otherwise narrowed (`IncludeSubdomains`).
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
