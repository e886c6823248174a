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

/** Reading one tenant's records. */
interface RecordReader {
  /** A page and the exact number of all; without a page everything, up to 10,000. @throws {InvalidQuery} */
  list(schema: ResourceSchema, query: ListQuery, parents?: Parents): Promise<Page<StoredRecord>>;
  /** The same of a nested collection, whatever its records hang below. @throws {InvalidQuery} */
  listAll(schema: ResourceSchema, query: ListQuery): Promise<Page<StoredRecord>>;
  /** How many records the list of each request has, in one round trip. @throws {InvalidQuery} */
  counts(requests: readonly CountRequest[]): Promise<readonly number[]>;
  get(schema: ResourceSchema, id: number, parents?: Parents): Promise<StoredRecord | undefined>;
  /** The records with these ids, in this order; unknown ones are left out. */
  getMany(schema: ResourceSchema, ids: readonly number[], parents?: Parents): Promise<StoredRecord[]>;
  /** The same of a nested collection, whatever its records hang below. */
  getManyAnywhere(schema: ResourceSchema, ids: readonly number[]): Promise<StoredRecord[]>;
  /** Those of the ids that one of the fields points at, in records that there are for the reader. */
  pointedFrom(ids: readonly number[], fields: readonly PointingField[]): Promise<readonly number[]>;
  /** The records of many lists that answer a search, a few of each. */
  findAnywhere(lists: readonly SoughtList[]): Promise<readonly FoundRow[]>;
  /** Reads what belongs together as of one moment, in its turn. */
  inSnapshot<Result>(work: (snapshot: Snapshot) => Promise<Result>): Promise<Result>;
  /** The record whose field holds the value, below these parents or anywhere; texts compare without case and accents. */
  findBy(schema: ResourceSchema, field: string, value: unknown, parents?: Parents): Promise<StoredRecord | undefined>;
}

/** One tenant's records. Any number of stores, in any number of processes, can share a database. */
export interface Store extends RecordReader {
  /** The declaration of a resource. @throws {Error} where it is not declared */
  declared(resource: string): ResourceSchema;
  /** The same for a reader: what private records keep back from them is not there, however it is asked for. */
  readBy(reader: PrivacyReader): Store;
  /** The groups of a statistic, and all its records together, at most a minute old. */
  aggregate(request: AggregateRequest): Promise<KeptAggregate>;
  /** A page of the records that a figure of a statistic counts. */
  counted(records: CountedRecords, slice: Slice): Promise<Page<StoredRecord>>;
  /** Writes: all rows or none. Input that is refused is an answer, not an error. */
  apply(input: ChangeSetInput): Promise<ChangeSetResult>;
  /** What `apply` would answer, without keeping anything. */
  preview(input: ChangeSetInput): Promise<ChangeSetResult>;
  /** Writes, or previews, changes that may be too many to hold. @throws {KeyRefused}; the reason of its signal */
  run(stream: ChangeStream): Promise<StreamResult>;
  /** What the tenant holds and an author wrote today, beside the limits; `author`: the id of an account. */
  usage(author: string): Promise<Usage>;
  /** Who wrote what and when, and taking it back. */
  readonly history: History;
}

const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;

export interface StoreOptions extends WriteRules {
  readonly database: Pick<Database, 'pool'>;
  /** The tenant's PostgreSQL schema, made by `prepareTenant`. */
  readonly schema: string;
  readonly registry: Registry;
  /** The most memory that the orders of lists may take. */
  readonly cacheBytes?: number;
}

function readerOf(context: StoreContext, cache: OrdinalsCache): RecordReader {
  return {
    list: (resource, query, parents) => listRecords(context, cache, resource, query, parents),
    listAll: (resource, query) => listRecords(context, cache, resource, query, EVERYWHERE),
    counts: (requests) => countRecords(context, requests),
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
