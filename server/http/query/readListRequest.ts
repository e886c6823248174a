import { groupFields } from '../../../src/resources/records/groupFields';
import { parametersSort } from '../../../src/resources/records/listFilter';
import type { Condition } from '../../../src/resources/language/condition';
import type { LinkParameter } from '../../../src/resources/language/listDeclarations';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '../../../src/resources/records/listQuery';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { comparedValues, declaredReaders, flagsOf } from './declaredParameters';
import { filterReader, type CollectionsBelow } from './filterReader';
import { readParameters, type RawQuery, type ParameterReader } from './readParameters';
import { orderReader, readIds, readLinkedId, readPageNumber, readPageSize, readSearch, readYesOrNo } from './readers';

export interface ListRequest {
  /** Return exactly these records, in this order (extension `manyIds`). */
  readonly ids?: readonly number[];
  readonly query: ListQuery;
  readonly links: Readonly<Record<string, string>>;
  /** Add the version to each item. */
  readonly versions: boolean;
  /** Respond with a page, `{ items, totalCount }`, instead of an array. */
  readonly paged: boolean;
}

const linkReader = ({ by }: LinkParameter): ParameterReader<string> => (by === undefined ? readLinkedId : readSearch);

/** Readers of the parameters that select records. */
const narrowingReaders = (schema: ResourceSchema, collections?: CollectionsBelow) => ({
  ...declaredReaders(schema),
  ...Object.fromEntries(Object.entries(schema.links).map(([name, link]) => [name, linkReader(link)])),
  ...(schema.search.length > 0 && { Search: readSearch }),
  Filter: filterReader(schema, collections),
});

/** Readers of the parameters for order, pages and shape of the response. */
const pagingReaders = (schema: ResourceSchema) => ({
  PageNumber: readPageNumber,
  PageSize: readPageSize,
  OrderBy: orderReader(schema),
  GroupBy: orderReader(schema, groupFields(schema)),
  OrderByDescending: readYesOrNo,
  ids: readIds,
  Versions: readYesOrNo,
});

/** Builds the part of a list query that selects records. */
function narrowingOf(
  schema: ResourceSchema,
  values: Readonly<Record<string, unknown>>,
  filter: Condition | undefined,
): Pick<ListRequest, 'query' | 'links'> {
  const links = Object.keys(schema.links).flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    links: Object.fromEntries(links),
    query: {
      ...(typeof values['Search'] === 'string' && { search: values['Search'] }),
      ...(filter && { filter }),
      parameters: flagsOf(schema, values),
      values: comparedValues(schema, values),
    },
  };
}

/**
 * Reads the query string of a call about a whole list: parameters that select records, without paging.
 *
 * @throws {ProblemError} `invalidParameter`.
 */
export function readNarrowing(schema: ResourceSchema, raw: RawQuery, collections?: CollectionsBelow) {
  const given = readParameters(raw, narrowingReaders(schema, collections));
  return narrowingOf(schema, given, given.Filter);
}

/** Reads the query string of a list (`pagedLists` of docs/extensions.md). @throws {ProblemError} `invalidParameter` */
export function readListRequest(schema: ResourceSchema, raw: RawQuery, collections?: CollectionsBelow): ListRequest {
  const given = readParameters(raw, { ...narrowingReaders(schema, collections), ...pagingReaders(schema) });
  const { PageNumber, PageSize, OrderBy, GroupBy, OrderByDescending, Filter, Versions = false, ids } = given;
  const paged = schema.operations.list === 'paged' || PageNumber !== undefined || PageSize !== undefined;
  const { query, links } = narrowingOf(schema, given, Filter);
  const sorts = OrderBy === undefined ? parametersSort(schema, query.parameters) : undefined;
  return {
    ...(ids && { ids }),
    paged,
    versions: Versions,
    links,
    query: {
      ...query,
      ...(paged && { page: PageNumber ?? 1, pageSize: PageSize ?? DEFAULT_PAGE_SIZE }),
      ...(OrderBy !== undefined && { orderBy: OrderBy }),
      ...(GroupBy !== undefined && { groupBy: GroupBy }),
      ...(OrderByDescending && { descending: true }),
      ...(sorts && { orderBy: sorts.field, descending: sorts.order === 'DESC' }),
    },
  };
}
