import type { ListFilter } from '../../records/listFilter';
import { toolPath } from '../../routes/tools';
import type { ResourceSchema } from '../../language/resourceSchema';

export interface GridQuery {
  readonly filter: ListFilter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

export function gridPath(
  schema: Pick<ResourceSchema, 'path'>,
  parents: Readonly<Record<string, string>>,
  { filter, sort }: GridQuery,
): string {
  const asked = new URLSearchParams({
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
    sort: sort.field,
    order: sort.order,
  });
  return `${toolPath(schema, 'grid', parents)}?${asked.toString()}`;
}

function filterIn(text: string | null): ListFilter {
  try {
    const filter: unknown = JSON.parse(text ?? '');
    return typeof filter === 'object' && filter !== null && !Array.isArray(filter) ? { ...filter } : {};
  } catch {
    return {};
  }
}

/** Parses a query string, which may be malformed; falls back to the list's default sort. */
export function readGridQuery(schema: Pick<ResourceSchema, 'fields' | 'list'>, search: string): GridQuery {
  const asked = new URLSearchParams(search);
  const field = asked.get('sort') ?? '';
  const isKnown = field === 'id' || Object.hasOwn(schema.fields, field);
  const order = asked.get('order') === 'DESC' ? 'DESC' : 'ASC';
  return { filter: filterIn(asked.get('filter')), sort: isKnown ? { field, order } : schema.list.sort };
}
