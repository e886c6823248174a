import { hasScreens } from '../access/access';
import { DEFAULT_PAGE_SIZE } from '../records/listQuery';
import { routeOf } from '../registry/paths';
import type { ResourceSchema } from '../language/resourceSchema';

function readingOf({ name, addresses, list: { sort } }: ResourceSchema): string {
  const query = new URLSearchParams({
    PageNumber: '1',
    PageSize: String(DEFAULT_PAGE_SIZE),
    OrderBy: sort.field,
    ...(sort.order === 'DESC' && { OrderByDescending: 'true' }),
    Versions: 'true',
  });
  return `${addresses?.list ?? name}?${query.toString()}`;
}

const isAlone = ({ name, internal, operations }: ResourceSchema): boolean =>
  !internal && operations.list !== 'single' && !name.includes('{');

/**
 * Default list requests by route, for an API with all extensions: no filter, no choices of the reader. The
 * host embeds them in the page, so that the request starts before the declarations are loaded.
 */
export const firstListReadings = (schemas: readonly ResourceSchema[]): ReadonlyMap<string, string> =>
  new Map(
    schemas
      .filter((schema) => isAlone(schema) && hasScreens(schema))
      .map((schema) => [routeOf(schema, 'list'), readingOf(schema)]),
  );
