import type { DataProvider, Identifier } from 'ra-core';
import type { ExtensionCall } from '../resources/protocol/extensionCall';
import { mayRead, type Grants } from '../resources/access/access';
import type { ChangeCalls } from '../resources/changes/changes';
import { groupOf } from '../resources/records/groupFields';
import { parametersSort, readListFilter, type ListFilter } from '../resources/records/listFilter';
import type { ListQuery } from '../resources/records/listQuery';
import { fillTemplate, parametersOf, type Registry } from '../resources/registry/registry';
import type { DownloadOptions, KnownRefusals, RecordCalls, SearchPauses } from '../resources/protocol/recordCalls';
import { searchPause } from '../resources/protocol/searchPause';
import type { AdapterName } from '../environment/environment';
import type { Update, WriteOptions } from './adapters/apiAdapter';
import { openAdapter } from './adapters/openAdapter';
import { createAnswerTimes } from './answerTimes';
import { bulk } from './bulk';
import { collectionOf, recordAddress, type ResolvedCollection } from './collections';
import { createRecordCalls } from './createRecordCalls';
import type { ExtensionSource } from './discoverExtensions';
import { failure, messageKeyOf } from './failures';
import type { Call, DownloadedFile, Http } from './httpTypes';
import { withFieldFilters } from './fieldFilters';
import { offeredCalls } from './offeredCalls';
import { getReferencedRecords } from './getReferencedRecords';
import { createRefusedAddresses, isForbidden } from './refusedAddresses';
import type { Source } from './source';
import type { Progress } from './runAllSettled';
import { createLastWrites } from './lastWrites';

type Downloading = DownloadOptions & Pick<Call, 'query'>;

export interface SocleDataProvider extends DataProvider, RecordCalls, ChangeCalls, KnownRefusals, SearchPauses {
  /** Downloads a file by its path: `Entreprises/12/contrats/3/download`. */
  readonly download: (address: string, options?: Downloading) => Promise<DownloadedFile>;
  /** Calls an operation beyond the declarations: `Identities/7`. @returns the answer's JSON @throws {HttpError} */
  readonly call: (address: string, call?: Call) => Promise<unknown>;
}

export interface DataProviderOptions {
  readonly http: Http;
  readonly registry: Registry;
  readonly extensions: ExtensionSource;
  /** Absent: chosen by the API's extensions. */
  readonly adapter?: AdapterName | undefined;
  /** The caller's grants, to skip requests that would be refused; absent: the API decides. */
  readonly held?: () => Promise<Grants>;
  /** Finds the extension that a call belongs to; absent: calls need no extension. */
  readonly extensionCallOf?: (address: string, method?: string) => ExtensionCall | undefined;
}

/** The supported `meta` of react-admin's calls. */
interface Meta {
  readonly onUpload?: (part: number) => void;
  /** Cancels a create or update, which then rejects with an AbortError. */
  readonly signal?: AbortSignal;
  readonly onProgress?: Progress;
  /** For lists beside the page's content, such as choices: a refusal must not close the page. */
  readonly aside?: boolean;
}

interface ListParams {
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter?: ListFilter;
  readonly signal?: AbortSignal;
  readonly meta?: Meta;
}

function queryOf(
  registry: Registry,
  { schema }: ResolvedCollection,
  { pagination, sort, filter, meta }: ListParams,
): ListQuery {
  const read = readListFilter(schema, withFieldFilters(schema, filter ?? {}), registry);
  // Screens always send an order; if it is the declared default, a sorting parameter takes precedence.
  const isDeclared = sort?.field === schema.list.sort.field && sort.order === schema.list.sort.order;
  const isSorted = isDeclared && parametersSort(schema, read.parameters) !== undefined;
  const groupBy = groupOf(schema, filter ?? {});
  return {
    ...(pagination && { page: pagination.page, pageSize: pagination.perPage }),
    ...(sort && !isSorted && { orderBy: sort.field, descending: sort.order === 'DESC' }),
    ...(groupBy !== undefined && { groupBy }),
    ...read,
    versions: meta?.aside !== true,
  };
}

const writeOptions = ({ onUpload, signal }: Meta = {}): WriteOptions => ({ onUpload, signal });

/**
 * react-admin's data provider for the API's conventions. Resources are named by their path, including nested ones;
 * `meta.onUpload` follows an upload, `meta.signal` cancels it, `meta.onProgress` follows a bulk write.
 * @example createDataProvider({ http, registry, extensions: discoverExtensions(http, environment) })
 */
export function createDataProvider({
  http,
  registry,
  extensions,
  adapter: name,
  held,
  extensionCallOf = () => undefined,
}: DataProviderOptions): SocleDataProvider {
  const refusals = createRefusedAddresses();
  const source: Source = {
    http,
    registry,
    extensions,
    refusals,
    // If the rights are not known, let the API decide.
    mayRead: async (schema) => {
      const rights = await held?.().catch(() => undefined);
      return !rights || mayRead(schema, rights);
    },
  };
  const adapter = openAdapter(source, name);
  const lastWrites = createLastWrites();
  const answerTimes = createAnswerTimes();
  const find = (resource: string) => collectionOf(registry, resource);

  async function list(collection: ResolvedCollection, params: ListParams) {
    const { items, totalCount } = await (
      await adapter()
    ).list(collection, queryOf(registry, collection, params), params.signal);
    return { data: [...items], total: totalCount };
  }

  /** Reads referenced records, or only their names if the caller may not read them. */
  async function getNamed(collection: ResolvedCollection, ids: readonly string[], signal?: AbortSignal) {
    const { names, getMany } = await adapter();
    const isNamed = names && collection.schema.namesOpen && !(await source.mayRead(collection.schema));
    if (isNamed) return names(collection, ids, signal);
    return getReferencedRecords(source, (one, some) => getMany(one, some, signal), collection, ids);
  }

  async function update(collection: ResolvedCollection, what: Update, options?: WriteOptions) {
    const { record, changeSet } = await (await adapter()).update(collection, what, options);
    lastWrites.remember(recordAddress(collection, what.id), changeSet);
    return record;
  }

  async function create(collection: ResolvedCollection, data: object, options?: WriteOptions) {
    const { record, changeSet } = await (await adapter()).create(collection, { ...data }, options);
    lastWrites.remember(recordAddress(collection, record.id), changeSet);
    return record;
  }

  async function patch(collection: ResolvedCollection, id: Identifier, data: object) {
    const { changeSet } = await (await adapter()).patch(collection, String(id), { ...data });
    lastWrites.remember(recordAddress(collection, id), changeSet);
  }

  async function remove(collection: ResolvedCollection, id: Identifier, previous?: object) {
    const changeSet = await (await adapter()).remove(collection, String(id), previous && { ...previous });
    lastWrites.remember(recordAddress(collection, id), changeSet);
  }

  /** @throws {Error} on a refusal, instead of a 403, for which react-admin would close the page */
  async function listAside(collection: ResolvedCollection, params: ListParams) {
    try {
      const answer = await list(collection, params);
      refusals.forget(collection.address);
      return answer;
    } catch (error) {
      if (!isForbidden(error)) throw error;
      refusals.remember(collection.address);
      throw new Error(messageKeyOf(403), { cause: error });
    }
  }

  const methods = {
    supportAbortSignal: true,
    getList: async (resource: string, params: ListParams) =>
      params.meta?.aside ? listAside(find(resource), params) : list(find(resource), params),
    getOne: async (resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
      data: await (await adapter()).get(find(resource), String(id), signal),
    }),
    getMany: async (resource: string, { ids, signal }: { ids: readonly Identifier[]; signal?: AbortSignal }) => ({
      data: [...(await getNamed(find(resource), ids.map(String), signal))],
    }),
    searchPause: (resource?: string) => searchPause(answerTimes.of(resource && find(resource).address)),
    isRefused: (resource: string, id?: Identifier) => {
      const collection = find(resource);
      return [collection.address, ...(id === undefined ? [] : [recordAddress(collection, id)])].some(refusals.has);
    },
    /** `target` is a path parameter of the collection, or a reference field. */
    getManyReference: async (
      resource: string,
      { target, id, ...params }: ListParams & { target: string; id: Identifier },
    ) => {
      if (parametersOf(resource).includes(target)) return list(find(fillTemplate(resource, { [target]: id })), params);
      const where = [...(params.filter?.where ?? []), { field: target, operator: 'equals', value: id } as const];
      return list(find(resource), { ...params, filter: { ...params.filter, where } });
    },
    create: async (resource: string, { data, meta }: { data: object; meta?: Meta }) => ({
      data: await create(find(resource), data, writeOptions(meta)),
    }),
    update: async (
      resource: string,
      { id, data, previousData, meta }: { id: Identifier; data: object; previousData: object; meta?: Meta },
    ) => ({
      data: await update(
        find(resource),
        { id: String(id), data: { ...data }, previous: { ...previousData } },
        writeOptions(meta),
      ),
    }),
    updateMany: async (resource: string, { ids, data, meta }: { ids: Identifier[]; data: object; meta?: Meta }) => {
      const collection = find(resource);
      return {
        data: await bulk(ids, (id) => patch(collection, id, data), meta?.onProgress),
      };
    },
    delete: async (resource: string, { id, previousData }: { id: Identifier; previousData?: object }) => {
      await remove(find(resource), id, previousData);
      return { data: { ...previousData, id } };
    },
    deleteMany: async (resource: string, { ids, meta }: { ids: Identifier[]; meta?: Meta }) => {
      const collection = find(resource);
      return { data: await bulk(ids, (id) => remove(collection, id), meta?.onProgress) };
    },
    ...createRecordCalls(adapter, lastWrites, find, registry),
    wholeList: async (resource: string, params: ListParams & { readonly signal: AbortSignal }) => {
      const collection = find(resource);
      const query = queryOf(registry, collection, { ...params, meta: { aside: true } });
      return (await adapter()).wholeList(collection, query, params.signal);
    },
    departments: async (resource: string, { filter = {}, signal }: Pick<ListParams, 'filter' | 'signal'>) => {
      const collection = find(resource);
      const { departments } = await adapter();
      if (!departments) throw failure('unlisted', collection.address);
      return departments(collection, queryOf(registry, collection, { filter, meta: { aside: true } }), signal);
    },
    download: (address: string, options?: Downloading) => http.download(address, options),
    call: offeredCalls(async (address, call) => (await http.json(address, call)).body, extensions, extensionCallOf),
  };
  // react-admin's methods are generic in a record type that only the caller knows.
  return methods as unknown as SocleDataProvider;
}
