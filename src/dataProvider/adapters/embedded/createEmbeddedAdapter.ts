import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { MAX_IDS, MAX_PAGE_SIZE } from '../../../resources/records/listQuery';
import type { DepartmentCounts } from '../../../resources/records/departments';
import type { SummaryData } from '../../../resources/protocol/recordCalls';
import { isSingle, recordAddress, type ResolvedCollection } from '../../collections';
import { failure } from '../../failures';
import type { Http } from '../../httpTypes';
import type { Source } from '../../source';
import type { ApiAdapter } from '../apiAdapter';
import { getOneByOne } from '../getOneByOne';
import { listAddress } from '../listAnswer';
import { listParameters } from '../listParameters';
import { removeFile } from '../removeFile';
import { sendChanges, sendCreation, sendDeletion } from '../writeCalls';
import { changeHistory } from './changeHistory';
import { applyRemotely, previewRemotely } from './changeSets';
import { readLinesOf } from './readLinesOf';
import { getByIds, getList, getOne, getPage } from './readRecords';

const isSummary = (body: unknown): body is SummaryData =>
  typeof body === 'object' && body !== null && 'counts' in body && 'cards' in body;

const isRecord = (one: unknown): one is AnyRecord =>
  typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'number';

async function getSummary(
  http: Http,
  collection: ResolvedCollection,
  id: string,
  signal?: AbortSignal,
): Promise<SummaryData> {
  const address = `${recordAddress(collection, id)}/resume`;
  const { body } = await http.json(address, { signal });
  if (!isSummary(body)) throw failure('unreadable', address);
  return body;
}

/** Adapter for the embedded API, which supports the whole protocol (docs/extensions.md). */
export function createEmbeddedAdapter({ http, refusals }: Pick<Source, 'http' | 'refusals'>): ApiAdapter {
  const get: ApiAdapter['get'] = (collection, id, signal) => getOne(http, collection, id, signal);
  const update: ApiAdapter['update'] = (collection, what, options) =>
    sendChanges(http, collection, what, () => get(collection, what.id), options);
  return {
    pageSize: MAX_PAGE_SIZE,
    get,
    update,
    list: (collection, query, signal) => getList(http, collection, query, signal),
    wholeList: (collection, query, signal) =>
      readLinesOf(http, listAddress(collection), listParameters(collection.schema, query), signal),
    count: async (collection, signal) =>
      isSingle(collection) ? 1 : (await getPage(http, collection, { PageNumber: 1, PageSize: 1 }, signal)).totalCount,
    getMany: (collection, ids, signal) => {
      const wanted = [...new Set(ids)];
      if (isSingle(collection)) return getOneByOne(get, refusals, collection, wanted, signal);
      return getByIds(http, collection, wanted, signal);
    },
    async names({ address }, ids, signal) {
      const query = { Collection: address, ids: ids.slice(0, MAX_IDS).join(',') };
      const { body } = await http.json('noms', { query, signal });
      return Array.isArray(body) ? body.filter(isRecord) : [];
    },
    departments: async (collection, query, signal) => {
      const narrowing = listParameters(collection.schema, query);
      return (await http.json(`${collection.address}/departements`, { query: narrowing, signal }))
        .body as DepartmentCounts;
    },
    summary: (collection, id, signal) => getSummary(http, collection, id, signal),
    create: (collection, data, options) => sendCreation(http, collection, data, options),
    patch: (collection, id, data) => update(collection, { id, data, previous: {} }),
    remove: (collection, id, previous) =>
      sendDeletion(http, collection, id, previous, () => get(collection, id), previous),
    removeFile: (collection, id, fileId) => removeFile(http, { get, update }, collection, id, fileId),
    changes: {
      previewChanges: (changes, run) => previewRemotely(http, changes, run),
      applyChanges: (changes, run) => applyRemotely(http, changes, run),
      ...changeHistory(http),
    },
  };
}
