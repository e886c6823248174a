import type { Extension } from '../../../resources/protocol/extensions';
import type { ListQuery } from '../../../resources/records/listQuery';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import type { Query } from '../../httpTypes';
import { ownParameters } from '../listParameters';

export type Extensions = ReadonlySet<Extension>;

type Declared = Pick<ResourceSchema, 'operations' | 'list' | 'parameters'>;

/** Whether the list arrives page by page: the contract says so, or the API pages every list. */
export const isPaged = ({ operations }: Pick<ResourceSchema, 'operations'>, extensions: Extensions): boolean =>
  operations.list === 'paged' || extensions.has('pagedLists');

/** The order in which a list arrives when none is asked for. */
function isNaturalOrder({ list: { sort } }: Declared, { orderBy, descending = false }: ListQuery): boolean {
  return orderBy === undefined || (orderBy === sort.field && descending === (sort.order === 'DESC'));
}

const takesOrder = ({ operations }: Declared, extensions: Extensions): boolean =>
  operations.order === 'contract' || extensions.has('pagedLists');

/** Whether the API searches the list: else what was found is found in the browser. */
export const takesSearch = (schema: Declared, extensions: Extensions): boolean =>
  isPaged(schema, extensions) && (schema.operations.search === 'contract' || extensions.has('pagedLists'));

/** Whether the API itself can answer a query: else the list is read whole, and arranged in the browser. */
export function isAnsweredByApi(schema: Declared, query: ListQuery, extensions: Extensions): boolean {
  if (!isPaged(schema, extensions)) return false;
  if (query.filter && !extensions.has('filters')) return false;
  if (query.search && !takesSearch(schema, extensions)) return false;
  return takesOrder(schema, extensions) || isNaturalOrder(schema, query);
}

/** The declared parameters that this API takes: those beyond the contract only where it filters lists. */
const takenParameters = (
  { parameters: declared }: Pick<ResourceSchema, 'parameters'>,
  { parameters = [] }: Pick<ListQuery, 'parameters'>,
  extensions: Extensions,
): readonly string[] => parameters.filter((name) => extensions.has('filters') || !declared[name]?.extension);

/** What of a query this API takes. */
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
 * The parameters with which a whole list is read, to be arranged in the browser. An array is searched there as well,
 * since the contract gives few of them a `Search`, and so is a paged list without one.
 */
export function wholeParameters(
  schema: ResourceSchema,
  query: Pick<ListQuery, 'search' | 'parameters' | 'values'>,
  extensions: Extensions,
): Query {
  const search = takesSearch(schema, extensions) && schema.search.length > 0 ? query.search : undefined;
  return { Search: search, ...ownParameters(takenQuery(schema, query, extensions)) };
}
