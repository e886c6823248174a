import { parametersSort } from '../../../src/resources/records/listFilter';
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

const commonReaders = (schema: ResourceSchema, collections?: CollectionsBelow) => ({
  PageNumber: readPageNumber,
  PageSize: readPageSize,
  OrderBy: orderReader(schema),
  OrderByDescending: readYesOrNo,
  Filter: filterReader(schema, collections),
  ids: readIds,
  Versions: readYesOrNo,
});

/** Reads the query string of a list (`pagedLists` of docs/extensions.md). @throws {ProblemError} `invalidParameter` */
export function readListRequest(schema: ResourceSchema, raw: RawQuery, collections?: CollectionsBelow): ListRequest {
  const linked = Object.keys(schema.links);
  const linkReader = ({ by }: LinkParameter): ParameterReader<string> => (by === undefined ? readLinkedId : readSearch);
  const given = readParameters(raw, {
    ...declaredReaders(schema),
    ...Object.fromEntries(Object.entries(schema.links).map(([name, link]) => [name, linkReader(link)])),
    ...(schema.search.length > 0 && { Search: readSearch }),
    ...commonReaders(schema, collections),
  });
  const values: Readonly<Record<string, unknown>> = given;
  const { PageNumber, PageSize, OrderBy, OrderByDescending, Filter, Versions = false, ids } = given;
  const paged = schema.operations.list === 'paged' || PageNumber !== undefined || PageSize !== undefined;
  const flags = flagsOf(schema, values);
  const sorts = OrderBy === undefined ? parametersSort(schema, flags) : undefined;
  return {
    ...(ids && { ids }),
    paged,
    versions: Versions,
    links: Object.fromEntries(
      linked.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
    ),
    query: {
      ...(paged && { page: PageNumber ?? 1, pageSize: PageSize ?? DEFAULT_PAGE_SIZE }),
      ...(typeof values['Search'] === 'string' && { search: values['Search'] }),
      ...(OrderBy !== undefined && { orderBy: OrderBy }),
      ...(OrderByDescending && { descending: true }),
      ...(sorts && { orderBy: sorts.field, descending: sorts.order === 'DESC' }),
      ...(Filter && { filter: Filter }),
      parameters: flags,
      values: comparedValues(schema, values),
    },
  };
}
