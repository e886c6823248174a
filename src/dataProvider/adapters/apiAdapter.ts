import type { ChangeCalls } from '../../resources/changes/changes';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import type { Values } from '../../resources/language/values';
import type { SummaryData } from '../../resources/protocol/recordCalls';
import type { ListQuery, Page } from '../../resources/records/listQuery';
import type { ResolvedCollection } from '../collections';
import type { Call } from '../httpTypes';

/** What a caller may want of a write: to follow or to end it. */
export type WriteOptions = Pick<Call, 'onUpload' | 'signal'>;

/** A record as it was written. */
export interface Written {
  readonly record: AnyRecord;
  /** The change set in which the API recorded it; undefined where it records none, and where nothing changed. */
  readonly changeSet?: number | undefined;
}

export interface Update {
  readonly id: string;
  readonly data: Values;
  /** The record as it was shown, with its version where the API has versions. */
  readonly previous: Values;
}

/**
 * The one protocol inside the front end: lists, records that carry their version, change sets whose answer names the
 * set. An adapter speaks it to a back end; `openAdapter` chooses one by the environment.
 */
export interface ApiAdapter {
  /** How many records a page holds when a whole list is read. */
  readonly pageSize: number;
  /** A page of a list. @throws {HttpError} `unlisted` where the API lists nothing of it */
  readonly list: (collection: ResolvedCollection, query: ListQuery, signal?: AbortSignal) => Promise<Page<AnyRecord>>;
  /** Every record of a list in its order, some at a time. */
  readonly wholeList: (
    collection: ResolvedCollection,
    query: ListQuery,
    signal: AbortSignal,
  ) => AsyncGenerator<readonly AnyRecord[], void, undefined>;
  /** How many records a list shows that nothing was asked of. @throws {HttpError} `unlisted` as `list` does */
  readonly count: (collection: ResolvedCollection, signal?: AbortSignal) => Promise<number>;
  /** @throws {HttpError} 404 where there is no such record */
  readonly get: (collection: ResolvedCollection, id: string, signal?: AbortSignal) => Promise<AnyRecord>;
  /** Several records, in few requests; those that do not exist (any more) are left out. */
  readonly getMany: (
    collection: ResolvedCollection,
    ids: readonly string[],
    signal?: AbortSignal,
  ) => Promise<readonly AnyRecord[]>;
  /** The names of records that the caller may not read, where what they read points at them; absent: not told. */
  readonly names?: (
    collection: ResolvedCollection,
    ids: readonly string[],
    signal?: AbortSignal,
  ) => Promise<readonly AnyRecord[]>;
  /** Counts and cards of a record; undefined where the API does not sum up. */
  readonly summary: (
    collection: ResolvedCollection,
    id: string,
    signal?: AbortSignal,
  ) => Promise<SummaryData | undefined>;
  /** @throws {HttpError} with the errors by field; `createdWithoutId` where the API does not say what it has made */
  readonly create: (collection: ResolvedCollection, data: Values, options?: WriteOptions) => Promise<Written>;
  /** @throws {HttpError} with the errors by field; 412 where another person has changed the record meanwhile */
  readonly update: (collection: ResolvedCollection, update: Update, options?: WriteOptions) => Promise<Written>;
  /** Writes the same values into a record that was not read. */
  readonly patch: (collection: ResolvedCollection, id: string, data: Values) => Promise<Written>;
  /**
   * @returns the change set in which it is recorded
   * @throws {HttpError} 409 where the record is in use; 412 where another person has changed it meanwhile
   */
  readonly remove: (collection: ResolvedCollection, id: string, previous?: Values) => Promise<number | undefined>;
  /** Removes one of a record's files; one that is gone already is not an error. */
  readonly removeFile: (collection: ResolvedCollection, id: string, fileId: string) => Promise<void>;
  readonly changes: Omit<ChangeCalls, 'lastChangeSet' | 'selectAll'>;
}
