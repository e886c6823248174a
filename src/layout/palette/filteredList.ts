import { overviewFilter } from '../../resources/records/listFilter';
import { pathOf } from '../../resources/registry/paths';
import type { ResourceSchema } from '../../resources/language/resourceSchema';

/** Address of a list with a filter; like the search itself, it shows former records too. */
export function filteredList(
  schema: ResourceSchema,
  filter: Readonly<Record<string, unknown>>,
  order?: { readonly field: string; readonly order: string },
): string {
  const whole = JSON.stringify({ ...overviewFilter(schema), ...filter });
  const sorted = order && { sort: order.field, order: order.order };
  return `${pathOf(schema, 'list')}?${String(new URLSearchParams({ filter: whole, ...sorted }))}`;
}
