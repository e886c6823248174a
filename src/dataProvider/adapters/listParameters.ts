import type { ListQuery } from '../../resources/records/listQuery';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import type { Query } from '../httpTypes';

export const ownParameters = ({ parameters = [], values = {} }: Pick<ListQuery, 'parameters' | 'values'>): Query => ({
  ...Object.fromEntries(parameters.map((name) => [name, true])),
  // As strings, so that 0 and false are sent too.
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
});

/**
 * Query parameters of a list that the API can answer alone (`pagedLists` of docs/extensions.md).
 * @example listParameters(TypeContrats, { page: 2, pageSize: 25, orderBy: 'code', descending: true })
 * // { PageNumber: 2, PageSize: 25, Search: undefined, OrderBy: 'code', OrderByDescending: true, … }
 */
export const listParameters = (schema: Pick<ResourceSchema, 'search'>, query: ListQuery): Query => ({
  PageNumber: query.page,
  PageSize: query.pageSize,
  Search: schema.search.length > 0 ? query.search : undefined,
  GroupBy: query.groupBy,
  OrderBy: query.orderBy,
  OrderByDescending: query.descending === true,
  Versions: query.versions === true,
  Filter: query.filter && JSON.stringify(query.filter),
  ...ownParameters(query),
});
