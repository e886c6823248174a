import type { ChangeCalls } from '../../resources/changes/changes';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import type { Values } from '../../resources/language/values';
import type { DepartmentCounts } from '../../resources/records/departments';
import type { SummaryData } from '../../resources/protocol/recordCalls';
import type { ListQuery, Page } from '../../resources/records/listQuery';
import type { ResolvedCollection } from '../collections';
import type { Call } from '../httpTypes';

export type WriteOptions = Pick<Call, 'onUpload' | 'signal'>;

export interface Written {
  readonly record: AnyRecord;
  /** Id of the change set; undefined if the API records none, or nothing changed. */
  readonly changeSet?: number | undefined;
}

export interface Update {
  readonly id: string;
  readonly data: Values;
  /** The record as shown, with its version if the API has versions. */
  readonly previous: Values;
}

/** The front end's internal protocol; adapters translate it for a back end, and `openAdapter` chooses one. */
export interface ApiAdapter {
  /** Page size for reading a whole list. */
  readonly pageSize: number;
  /** @throws {HttpError} `unlisted` if the API does not list the collection */
  readonly list: (collection: ResolvedCollection, query: ListQuery, signal?: AbortSignal) => Promise<Page<AnyRecord>>;
  /** All records of a list in order, in batches. */
  readonly wholeList: (
    collection: ResolvedCollection,
    query: ListQuery,
    signal: AbortSignal,
  ) => AsyncGenerator<readonly AnyRecord[], void, undefined>;
  /** Number of records without filters. @throws {HttpError} `unlisted` as `list` does */
  readonly count: (collection: ResolvedCollection, signal?: AbortSignal) => Promise<number>;
  /** How many records of a list are in each French department; absent where the API does not count them. */
  readonly departments?: (
    collection: ResolvedCollection,
    query: ListQuery,
    signal?: AbortSignal,
  ) => Promise<DepartmentCounts>;
  /** @throws {HttpError} 404 if the record does not exist */
  readonly get: (collection: ResolvedCollection, id: string, signal?: AbortSignal) => Promise<AnyRecord>;
  /** Reads several records in few requests; missing ones are left out. */
  readonly getMany: (
    collection: ResolvedCollection,
    ids: readonly string[],
    signal?: AbortSignal,
  ) => Promise<readonly AnyRecord[]>;
  /** Names of referenced records that the caller may not read; absent if the API does not provide them. */
  readonly names?: (
    collection: ResolvedCollection,
    ids: readonly string[],
    signal?: AbortSignal,
  ) => Promise<readonly AnyRecord[]>;
  /** Counts and cards of a record; undefined if the API has no summaries. */
  readonly summary: (
    collection: ResolvedCollection,
    id: string,
    signal?: AbortSignal,
  ) => Promise<SummaryData | undefined>;
  /** @throws {HttpError} with errors by field; `createdWithoutId` if the API does not return the new id */
  readonly create: (collection: ResolvedCollection, data: Values, options?: WriteOptions) => Promise<Written>;
  /** @throws {HttpError} with errors by field; 412 if another person has changed the record meanwhile */
  readonly update: (collection: ResolvedCollection, update: Update, options?: WriteOptions) => Promise<Written>;
  /** Writes values into a record that was not read. */
  readonly patch: (collection: ResolvedCollection, id: string, data: Values) => Promise<Written>;
  /**
   * @returns the id of the change set
   * @throws {HttpError} 409 if the record is in use; 412 if another person has changed it meanwhile
   */
  readonly remove: (collection: ResolvedCollection, id: string, previous?: Values) => Promise<number | undefined>;
  /** Removes a file of a record; succeeds if it is already gone. */
  readonly removeFile: (collection: ResolvedCollection, id: string, fileId: string) => Promise<void>;
  readonly changes: Omit<ChangeCalls, 'lastChangeSet' | 'selectAll'>;
}
