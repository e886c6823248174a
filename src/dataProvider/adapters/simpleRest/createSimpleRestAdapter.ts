import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'ra-core';
import { inParallel } from '../../../resources/common/inParallel';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import type { ListQuery, Page } from '../../../resources/records/listQuery';
import type { ResolvedCollection } from '../../collections';
import { failure } from '../../failures';
import type { Call, Http } from '../../httpTypes';
import type { Source } from '../../source';
import type { ApiAdapter } from '../apiAdapter';
import { noHistory } from '../noHistory';
import { queryInMemory } from '../queryInMemory';
import { removeFile } from '../removeFile';
import { rowByRow } from '../rowByRow/rowByRow';
import { writableValues } from '../values';
import { wholeListByPages } from '../wholeListByPages';
import { withParameters } from '../withParameters';
import { plainFilter } from './plainFilter';

/** Page size for reading a whole list. */
const READ_SIZE = 100;

/** Maximum number of pages of a list arranged in memory; longer lists must be filtered. */
const MAX_PAGES = 100;

/** The package's HTTP client, through `Http` for its token, timeouts and errors. */
const clientOf =
  (http: Http): typeof fetchUtils.fetchJson =>
  async (url, { method, body, headers, signal } = {}) => {
    const call: Call = {
      ...(method && { method: method as Call['method'] & string }),
      ...(typeof body === 'string' && { body: JSON.parse(body) as unknown }),
      headers: Object.fromEntries(new Headers(headers)),
      signal: signal ?? undefined,
    };
    const answer = await http.json(String(url).slice(1), call);
    return { status: answer.status, headers: answer.headers, body: '', json: answer.body };
  };

const sortOf = ({ schema }: ResolvedCollection, { orderBy, descending }: ListQuery) =>
  orderBy === undefined
    ? schema.list.sort
    : { field: orderBy, order: descending ? ('DESC' as const) : ('ASC' as const) };

/** Adapter for APIs with the conventions of `ra-data-simple-rest`: ids, `range`, `sort`, and `filter` with `q`. */
export function createSimpleRestAdapter(source: Source): ApiAdapter {
  const { http, registry } = source;
  const api: DataProvider = simpleRest('', clientOf(http));

  async function listPage(
    collection: ResolvedCollection,
    query: ListQuery,
    filter: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ): Promise<Page<AnyRecord>> {
    const { data, total = 0 } = await api.getList<AnyRecord>(collection.address, {
      pagination: { page: query.page ?? 1, perPage: query.pageSize ?? READ_SIZE },
      sort: sortOf(collection, query),
      filter: { ...filter, ...(query.search && { q: query.search }) },
      ...(signal && { signal }),
    });
    return { items: data, totalCount: total };
  }

  const page = (collection: ResolvedCollection, query: ListQuery, signal?: AbortSignal) =>
    listPage(collection, query, plainFilter(query.filter) ?? {}, signal);

  /** @throws {HttpError} `tooLong` above MAX_PAGES pages */
  async function readAll(
    collection: ResolvedCollection,
    query: ListQuery,
    signal?: AbortSignal,
  ): Promise<readonly AnyRecord[]> {
    const read = (number: number) => page(collection, { ...query, page: number, pageSize: READ_SIZE }, signal);
    const first = await read(1);
    const count = Math.ceil(first.totalCount / READ_SIZE);
    if (count > MAX_PAGES) throw failure('tooLong', collection.address);
    const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
    return [first, ...(await inParallel(others, read))].flatMap(({ items }) => items);
  }

  const list: ApiAdapter['list'] = async (collection, given, signal) => {
    const query = withParameters(collection.schema, given);
    const isWhole = query.page === undefined && query.pageSize === undefined;
    if (!isWhole && plainFilter(query.filter) !== undefined) return page(collection, query, signal);
    const { search, filter: _, ...rest } = query;
    const found = await readAll(collection, { ...rest, search }, signal);
    const read = (one: ResolvedCollection, ids: readonly string[]) => getMany(one, ids, signal);
    // Do not search again: the API has searched, and the result could only differ.
    return queryInMemory(source, read, collection, found, { ...query, search: undefined });
  };
  const get: ApiAdapter['get'] = async (collection, id, signal) =>
    (await api.getOne<AnyRecord>(collection.address, { id: Number(id), ...(signal && { signal }) })).data;
  const getMany: ApiAdapter['getMany'] = async (collection, ids, signal) => {
    const wanted = [...new Set(ids)].map(Number);
    if (wanted.length === 0) return [];
    return (await api.getMany<AnyRecord>(collection.address, { ids: wanted, ...(signal && { signal }) })).data;
  };
  const create: ApiAdapter['create'] = async ({ address, schema }, values) => {
    const { data } = await api.create<AnyRecord>(address, { data: writableValues(schema, values) });
    return { record: data };
  };
  const update: ApiAdapter['update'] = async ({ address, schema }, { id, data, previous }) => {
    const whole = { ...previous, ...writableValues(schema, data), id: Number(id) };
    const answered = await api.update<AnyRecord>(address, { id: Number(id), data: whole, previousData: whole });
    return { record: { ...whole, ...answered.data } };
  };
  const remove: ApiAdapter['remove'] = async ({ address }, id) => {
    await api.delete(address, { id: Number(id) });
    return undefined;
  };

  return {
    pageSize: READ_SIZE,
    list,
    get,
    getMany,
    create,
    update,
    remove,
    wholeList: (collection, query, signal) => wholeListByPages(list, READ_SIZE, collection, query, signal),
    count: async (collection, signal) => (await page(collection, { page: 1, pageSize: 1 }, signal)).totalCount,
    summary: () => Promise.resolve(undefined),
    patch: async (collection, id, data) => update(collection, { id, data, previous: await get(collection, id) }),
    removeFile: (collection, id, fileId) => removeFile(http, { get, update }, collection, id, fileId),
    changes: { ...noHistory, ...rowByRow(registry, { getMany, create, update, remove }) },
  };
}
