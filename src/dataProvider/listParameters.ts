import type { Extension } from '../resources/protocol/extensions';
import type { ListQuery } from '../resources/records/listQuery';
import type { ResourceSchema } from '../resources/language/resourceSchema';
import type { Query } from './httpTypes';

export type Extensions = ReadonlySet<Extension>;

/** How many records a page holds when a whole list is read. */
export const READ_SIZE = 100;

/** The declared parameters of a list, as they are sent: those beyond the contract only to an API that filters lists. */
export const ownParameters = (
  schema: Pick<ResourceSchema, 'parameters'>,
  { parameters = [], values = {} }: Pick<ListQuery, 'parameters' | 'values'>,
  extensions: Extensions,
): Query => ({
  ...Object.fromEntries(
    parameters
      .filter((name) => extensions.has('filters') || !schema.parameters[name]?.extension)
      .map((name) => [name, true]),
  ),
  // As texts: a value that was asked for is sent even where it is 0 or false.
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
});

/** Whether the list arrives page by page: the contract says so, or the API pages every list. */
export const isPaged = (schema: ResourceSchema, extensions: Extensions): boolean =>
  schema.operations.list === 'paged' || extensions.has('pagedLists');

/** The order in which a list arrives when none is asked for. */
function isNaturalOrder({ list: { sort } }: ResourceSchema, { orderBy, descending = false }: ListQuery): boolean {
  return orderBy === undefined || (orderBy === sort.field && descending === (sort.order === 'DESC'));
}

const takesOrder = ({ operations }: ResourceSchema, extensions: Extensions): boolean =>
  operations.order === 'contract' || extensions.has('pagedLists');

/** Whether the API searches the list: else what was found is found in the browser. */
export const takesSearch = (schema: ResourceSchema, extensions: Extensions): boolean =>
  isPaged(schema, extensions) && (schema.operations.search === 'contract' || extensions.has('pagedLists'));

/** Whether the API itself can answer a query: else the list is read whole, and arranged in the browser. */
export function isAnsweredByApi(schema: ResourceSchema, query: ListQuery, extensions: Extensions): boolean {
  if (!isPaged(schema, extensions)) return false;
  if (query.filter && !extensions.has('filters')) return false;
  if (query.search && !takesSearch(schema, extensions)) return false;
  return takesOrder(schema, extensions) || isNaturalOrder(schema, query);
}

/**
 * The parameters of a list that the API answers by itself (DESIGN, conventions of the API).
 *
 * @example listParameters(TypeContrats, { page: 2, pageSize: 25, orderBy: 'code', descending: true }, new Set())
 * // { PageNumber: 2, PageSize: 25, Search: undefined, OrderBy: 'code', OrderByDescending: true, Filter: undefined }
 */
export function listParameters(schema: ResourceSchema, query: ListQuery, extensions: Extensions): Query {
  const ordered = takesOrder(schema, extensions);
  return {
    PageNumber: query.page,
    PageSize: query.pageSize,
    Search: schema.search.length > 0 ? query.search : undefined,
    OrderBy: ordered ? query.orderBy : undefined,
    OrderByDescending: ordered && query.descending === true,
    Versions: query.versions === true && extensions.has('versions'),
    Filter: query.filter && extensions.has('filters') ? JSON.stringify(query.filter) : undefined,
    ...ownParameters(schema, query, extensions),
  };
}

/**
 * The parameters with which a whole list is read, to be arranged in the browser. An array is searched there as well,
 * since the contract gives few of them a `Search`, and so is a paged list without one.
 */
export function wholeParameters(
  schema: ResourceSchema,
  query: Pick<ListQuery, 'search' | 'parameters' | 'values'>,
  extensions: Extensions,
): Query {
  const search = takesSearch(schema, extensions) && schema.search.length > 0 ? query.search : undefined;
  return { Search: search, ...ownParameters(schema, query, extensions) };
}
