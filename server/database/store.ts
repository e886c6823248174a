import type { ListQuery, Page } from '../../src/resources/records/listQuery';
import type { PrivacyReader } from '../../src/resources/access/privacy';
import type { Registry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { declaredRules } from './changes/exclusionRules';
import { referencedRules } from './changes/referencedRules';
import { runChangeSet } from './changes/changeSet';
import { runChangeStream } from './changes/changeStream';
import type { ChangeSetInput, ChangeSetResult, ChangeStream, StreamResult } from './changes/changeTypes';
import { createContext, EVERYWHERE, type Parents, type StoreContext, type WriteRules } from './storeContext';
import { createHistory, type History } from './history/history';
import { countRecords, type CountRequest } from './listing/counts';
import { listRecords } from './listing/list';
import { prefixCounts, type Prefixed, type PrefixCount } from './listing/prefixCounts';
import { withComputedFields } from './formulas/withComputedFields';
import { OrdinalsCache } from './listing/ordinals/cache';
import type { Slice } from './listing/slice';
import type { Database } from './open';
import { readUsage, type Usage } from './quotas/usage';
import { contextFor } from './reading/privacy';
import { pointedFrom, type PointingField } from './reading/pointedFrom';
import { findRecordBy, getRecord, getRecords } from './reading/read';
import type { StoredRecord } from './reading/records';
import { inSnapshot, type Snapshot } from './reading/snapshot';
import { findAnywhere, type FoundRow } from './search/findAnywhere';
import type { SoughtList } from './search/soughtSql';
import type { AggregateRequest } from './statistics/aggregate';
import type { CountedRecords } from './statistics/conditions';
import { countedRecords } from './statistics/countedRecords';
import { keptAggregate, type KeptAggregate } from './statistics/keptAggregate';

export type { StoredRecord } from './reading/records';

interface RecordReader {
  /** Returns a page and the exact total. Without pagination, returns up to 10,000 records. @throws {InvalidQuery} */
  list(schema: ResourceSchema, query: ListQuery, parents?: Parents): Promise<Page<StoredRecord>>;
  /** Lists a nested collection across all its parents. @throws {InvalidQuery} */
  listAll(schema: ResourceSchema, query: ListQuery): Promise<Page<StoredRecord>>;
  /** Counts the records of each request's list in one round trip. @throws {InvalidQuery} */
  counts(requests: readonly CountRequest[]): Promise<readonly number[]>;
  /** How many records of a list there are by the beginning of a text. @throws {InvalidQuery} */
  prefixCounts(
    schema: ResourceSchema,
    query: ListQuery,
    by: Prefixed,
    parents?: Parents,
  ): Promise<readonly PrefixCount[]>;
  get(schema: ResourceSchema, id: number, parents?: Parents): Promise<StoredRecord | undefined>;
  /** Returns records in the order of `ids`; unknown ids are left out. */
  getMany(schema: ResourceSchema, ids: readonly number[], parents?: Parents): Promise<StoredRecord[]>;
  /** Like `getMany`, for a nested collection across all its parents. */
  getManyAnywhere(schema: ResourceSchema, ids: readonly number[]): Promise<StoredRecord[]>;
  /** Returns those of `ids` that one of the fields references, in records that the reader may read. */
  pointedFrom(ids: readonly number[], fields: readonly PointingField[]): Promise<readonly number[]>;
  findAnywhere(lists: readonly SoughtList[]): Promise<readonly FoundRow[]>;
  /** Runs reads in one snapshot (repeatable read). Waits for a free turn. */
  inSnapshot<Result>(work: (snapshot: Snapshot) => Promise<Result>): Promise<Result>;
  /** Finds the record with this value, below `parents` or anywhere. Text compares without case and accents. */
  findBy(schema: ResourceSchema, field: string, value: unknown, parents?: Parents): Promise<StoredRecord | undefined>;
}

/** Any number of stores, in any number of processes, can share a database. */
export interface Store extends RecordReader {
  /** @throws {Error} if the resource is not declared */
  declared(resource: string): ResourceSchema;
  /** Returns a store for a reader, which omits private data that the reader may not see. */
  readBy(reader: PrivacyReader): Store;
  /** Returns the groups and the total of a statistic, at most a minute old. */
  aggregate(request: AggregateRequest): Promise<KeptAggregate>;
  counted(records: CountedRecords, slice: Slice): Promise<Page<StoredRecord>>;
  /** Writes all rows or none. Refused input is reported in the result, not thrown. */
  apply(input: ChangeSetInput): Promise<ChangeSetResult>;
  preview(input: ChangeSetInput): Promise<ChangeSetResult>;
  /** Applies or previews a stream of changes of any length. @throws {KeyRefused}, or the reason of its signal */
  run(stream: ChangeStream): Promise<StreamResult>;
  /** Returns what the tenant stores and the author wrote today, with the limits. @param author account id */
  usage(author: string): Promise<Usage>;
  readonly history: History;
}

const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;

export interface StoreOptions extends WriteRules {
  readonly database: Pick<Database, 'pool'>;
  readonly schema: string;
  readonly registry: Registry;
  /** Maximum bytes of the cache of list orders. */
  readonly cacheBytes?: number;
}

function readerOf(context: StoreContext, cache: OrdinalsCache): RecordReader {
  return {
    list: (resource, query, parents) => listRecords(context, cache, resource, query, parents),
    listAll: (resource, query) => listRecords(context, cache, resource, query, EVERYWHERE),
    counts: (requests) => countRecords(context, requests),
    prefixCounts: (resource, query, by, parents) => prefixCounts(context, resource, query, by, parents),
    get: (resource, id, parents) => getRecord(context, resource, id, parents),
    getMany: (resource, ids, parents) => getRecords(context, resource, ids, parents),
    getManyAnywhere: (resource, ids) => getRecords(context, resource, ids, EVERYWHERE),
    pointedFrom: (ids, fields) => pointedFrom(context, ids, fields),
    findAnywhere: (lists) => findAnywhere(context, lists),
    inSnapshot: (work) => inSnapshot(context, work),
    findBy: (resource, field, value, parents) => findRecordBy(context, resource, field, value, parents),
  };
}

export function createStore(options: StoreOptions): Store {
  const { database, schema, registry, cacheBytes = DEFAULT_CACHE_BYTES } = options;
  const rowRules = [...declaredRules(registry), ...referencedRules(registry), ...(options.rowRules ?? [])];
  const context = createContext(database.pool, schema, registry, { ...options, rowRules });
  const reading = withComputedFields(context);
  const cache = new OrdinalsCache(cacheBytes);
  const store: Store = {
    ...readerOf(reading, cache),
    declared: (resource) => registry.get(resource),
    readBy(reader) {
      const own = contextFor(reading, reader);
      return own === reading ? store : { ...store, ...readerOf(own, cache) };
    },
    aggregate: (request) => keptAggregate(context, request),
    counted: (records, slice) => countedRecords(context, records, slice),
    apply: (input) => runChangeSet(context, input, false),
    preview: (input) => runChangeSet(context, input, true),
    run: (stream) => runChangeStream(context, stream),
    usage: (author) => readUsage(context, database.pool, author),
    history: createHistory(context),
  };
  return store;
}
