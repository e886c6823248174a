import type { Extension } from '../../../resources/protocol/extensions';
import type { ListQuery } from '../../../resources/records/listQuery';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import type { Query } from '../../httpTypes';
import { ownParameters } from '../listParameters';

export type Extensions = ReadonlySet<Extension>;

type Declared = Pick<ResourceSchema, 'operations' | 'list' | 'parameters'>;

/** The list is paged by the contract, or because the API pages every list. */
export const isPaged = ({ operations }: Pick<ResourceSchema, 'operations'>, extensions: Extensions): boolean =>
  operations.list === 'paged' || extensions.has('pagedLists');

/** The default order of a list. */
function isNaturalOrder({ list: { sort } }: Declared, { orderBy, descending = false }: ListQuery): boolean {
  return orderBy === undefined || (orderBy === sort.field && descending === (sort.order === 'DESC'));
}

const takesOrder = ({ operations }: Declared, extensions: Extensions): boolean =>
  operations.order === 'contract' || extensions.has('pagedLists');

/** The API searches the list; otherwise the search runs in memory. */
export const takesSearch = (schema: Declared, extensions: Extensions): boolean =>
  isPaged(schema, extensions) && (schema.operations.search === 'contract' || extensions.has('pagedLists'));

/** The API can answer the query; otherwise the whole list is read and arranged in memory. */
export function isAnsweredByApi(schema: Declared, query: ListQuery, extensions: Extensions): boolean {
  if (!isPaged(schema, extensions)) return false;
  if (query.filter && !extensions.has('filters')) return false;
  if (query.search && !takesSearch(schema, extensions)) return false;
  return takesOrder(schema, extensions) || isNaturalOrder(schema, query);
}

/** Declared parameters that the API accepts: those beyond the contract only if it filters lists. */
const takenParameters = (
  { parameters: declared }: Pick<ResourceSchema, 'parameters'>,
  { parameters = [] }: Pick<ListQuery, 'parameters'>,
  extensions: Extensions,
): readonly string[] => parameters.filter((name) => extensions.has('filters') || !declared[name]?.extension);

/** The parts of a query that the API accepts. */
export function takenQuery(schema: Declared, query: ListQuery, extensions: Extensions): ListQuery {
  const { orderBy, descending, filter, versions, ...taken } = query;
  const isOrdered = takesOrder(schema, extensions);
  return {
    ...taken,
    ...(isOrdered && orderBy !== undefined && { orderBy }),
    ...(isOrdered && descending !== undefined && { descending }),
    ...(filter && extensions.has('filters') && { filter }),
    ...(versions !== undefined && extensions.has('versions') && { versions }),
    parameters: takenParameters(schema, query, extensions),
  };
}

/**
 * Parameters for reading a whole list that is arranged in memory. Searches are left to memory too for arrays, few of
 * which have a `Search` in the contract, and for paged lists without one.
 */
export function wholeParameters(
  schema: ResourceSchema,
  query: Pick<ListQuery, 'search' | 'parameters' | 'values'>,
  extensions: Extensions,
): Query {
  const search = takesSearch(schema, extensions) && schema.search.length > 0 ? query.search : undefined;
  return { Search: search, ...ownParameters(takenQuery(schema, query, extensions)) };
}
