import type { DataProvider, Identifier } from 'ra-core';
import { readListFilter, type ListFilter } from '../resources/listFilter';
import type { ListQuery } from '../resources/listQuery';
import { fillTemplate, parametersOf, type Registry } from '../resources/registry';
import { bulk, type BulkProgress } from './bulk';
import { collectionOf, type Collection } from './collections';
import type { ExtensionSource } from './discoverExtensions';
import type { Call, DownloadedFile, Http } from './httpTypes';
import { createPages } from './pages';
import { readList } from './readList';
import { readRecord, readRecords } from './readRecords';
import type { Source } from './source';
import { createVersions } from './versions';
import { createRecord, deleteRecord, patchRecord, updateRecord } from './writeRecords';

export interface SocleDataProvider extends DataProvider {
  /** Downloads a file of the API by its address: `Entreprises/12/contrats/3/download`. */
  readonly download: (address: string, options?: Pick<Call, 'query' | 'signal' | 'timeout'>) => Promise<DownloadedFile>;
  /** Calls what no declaration makes: `Identities/7`. @returns the JSON that was answered @throws {HttpError} */
  readonly call: (address: string, call?: Call) => Promise<unknown>;
}

export interface DataProviderOptions {
  readonly http: Http;
  readonly registry: Registry;
  readonly extensions: ExtensionSource;
}

/** What `meta` of a react-admin call may hold. */
interface Meta {
  readonly onUpload?: (part: number) => void;
  readonly onProgress?: BulkProgress;
}

interface ListParams {
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter?: ListFilter;
  readonly signal?: AbortSignal;
}

function queryOf({ schema }: Collection, { pagination, sort, filter }: ListParams): ListQuery {
  return {
    ...(pagination && { page: pagination.page, pageSize: pagination.perPage }),
    ...(sort && { orderBy: sort.field, descending: sort.order === 'DESC' }),
    ...readListFilter(schema, filter ?? {}),
  };
}

/**
 * react-admin's methods, in the API's conventions. A resource is named by its collection's address, so that nested ones
 * need nothing beside it; `meta.onUpload` follows an upload and `meta.onProgress` a bulk write.
 *
 * @example createDataProvider({ http, registry, extensions: discoverExtensions(http, environment) })
 */
export function createDataProvider({ http, registry, extensions }: DataProviderOptions): SocleDataProvider {
  const source: Source = { http, registry, extensions, pages: createPages(http), versions: createVersions() };
  const find = (resource: string) => collectionOf(registry, resource);

  async function list(collection: Collection, params: ListParams) {
    const { items, totalCount } = await readList(source, collection, queryOf(collection, params), params.signal);
    return { data: [...items], total: totalCount };
  }

  const methods = {
    supportAbortSignal: true,
    getList: async (resource: string, params: ListParams) => list(find(resource), params),
    getOne: async (resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
      data: await readRecord(source, find(resource), String(id), signal),
    }),
    getMany: async (resource: string, { ids, signal }: { ids: readonly Identifier[]; signal?: AbortSignal }) => ({
      data: [...(await readRecords(source, find(resource), ids.map(String), signal))],
    }),
    /** `target` is a parameter of the collection's address, or a field that points at the record. */
    getManyReference: async (
      resource: string,
      { target, id, ...params }: ListParams & { target: string; id: Identifier },
    ) => {
      if (parametersOf(resource).includes(target)) return list(find(fillTemplate(resource, { [target]: id })), params);
      const where = [...(params.filter?.where ?? []), { field: target, operator: 'equals', value: id } as const];
      return list(find(resource), { ...params, filter: { ...params.filter, where } });
    },
    create: async (resource: string, { data, meta }: { data: object; meta?: Meta }) => ({
      data: await createRecord(source, find(resource), { ...data }, { onUpload: meta?.onUpload }),
    }),
    update: async (
      resource: string,
      { id, data, previousData, meta }: { id: Identifier; data: object; previousData: object; meta?: Meta },
    ) => ({
      data: await updateRecord(
        source,
        find(resource),
        { id: String(id), data: { ...data }, previous: { ...previousData } },
        { onUpload: meta?.onUpload },
      ),
    }),
    updateMany: async (resource: string, { ids, data, meta }: { ids: Identifier[]; data: object; meta?: Meta }) => {
      const collection = find(resource);
      return {
        data: await bulk(ids, (id) => patchRecord(source, collection, String(id), { ...data }), meta?.onProgress),
      };
    },
    delete: async (resource: string, { id, previousData }: { id: Identifier; previousData?: object }) => {
      await deleteRecord(source, find(resource), String(id), previousData && { ...previousData });
      return { data: { ...previousData, id } };
    },
    deleteMany: async (resource: string, { ids, meta }: { ids: Identifier[]; meta?: Meta }) => {
      const collection = find(resource);
      return { data: await bulk(ids, (id) => deleteRecord(source, collection, String(id)), meta?.onProgress) };
    },
    download: (address: string, options?: Pick<Call, 'query' | 'signal' | 'timeout'>) =>
      http.download(address, options),
    call: async (address: string, call?: Call) => (await http.json(address, call)).body,
  };
  // react-admin's methods are generic in a record type that only their caller knows.
  return methods as unknown as SocleDataProvider;
}
