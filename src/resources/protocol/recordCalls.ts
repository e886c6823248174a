import type { AnyRecord } from '../language/resourceSchema';
import type { DepartmentCounts } from '../records/departments';

export interface CardContent {
  readonly items: readonly AnyRecord[];
  readonly totalCount: number;
  /** How many of them have a declared period that is yet to begin; undefined if the API does not tell. */
  readonly comingCount?: number;
}

/** Summary of a record in one response (extension `summaries`). */
export interface SummaryData {
  /** By name of each readable child collection. */
  readonly counts: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, CardContent>>;
  /** Number of comments; undefined if the record has none or the API lacks the extension. */
  readonly comments?: number;
  /** Number of slots to come; undefined if the record has no plan that the caller may read, or the API does not tell. */
  readonly comingSlots?: number;
}

/** `part` from 0 to 1 if the total is known, otherwise only bytes. */
export interface TransferProgress {
  readonly part?: number;
  readonly bytes: number;
}

export interface TransferOptions {
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds. */
  readonly timeout?: number;
  readonly onProgress?: (progress: TransferProgress) => void;
}

/** Options for a generated file; the body has its form data or criteria. */
export interface DownloadOptions extends TransferOptions {
  readonly method?: 'GET' | 'POST';
  readonly body?: FormData | Readonly<Record<string, unknown>>;
}

export interface ManyOutcome {
  readonly done: number;
  readonly failed: readonly { readonly index: number; readonly message: string }[];
}

export interface KnownRefusals {
  /** True if the API refused the last read of a collection or record. */
  readonly isRefused: (collection: string, id?: string | number) => boolean;
}

/** Search delay, adapted to the API's speed. */
export interface SearchPauses {
  /** Milliseconds, for a collection or for a search without one. */
  readonly searchPause: (collection?: string) => number;
}

/**
 * Custom methods of the data provider, besides react-admin's. Collections are named by address, records by
 * collection address and id.
 */
export interface RecordCalls {
  /**
   * All records of a list in batches; a consistent snapshot with the extension `listLines`. Returns a promise
   * of the generator, because react-admin awaits results of the data provider.
   *
   * @throws {HttpError} also during iteration
   */
  readonly wholeList: (
    resource: string,
    params: {
      readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
      readonly filter: Readonly<Record<string, unknown>>;
      readonly signal: AbortSignal;
    },
  ) => Promise<AsyncGenerator<readonly AnyRecord[], void, undefined>>;
  /** Calls an address outside the declarations. @returns the parsed JSON */
  readonly call: (
    address: string,
    call?: {
      readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
      readonly body?: unknown;
      readonly signal?: AbortSignal;
    },
  ) => Promise<unknown>;
  readonly download: (
    address: string,
    options?: DownloadOptions,
  ) => Promise<{ readonly blob: Blob; readonly name: string }>;
  readonly resume: (collection: string, id: string | number, signal?: AbortSignal) => Promise<SummaryData | undefined>;
  /** Size of a collection, by the contract's cheapest call. */
  readonly count: (collection: string, signal?: AbortSignal) => Promise<number>;
  /** How many records of a list are in each French department (extension `departments`). */
  readonly departments: (
    collection: string,
    params: { readonly filter: Readonly<Record<string, unknown>>; readonly signal?: AbortSignal },
  ) => Promise<DepartmentCounts>;
  /** Creates rows with limited concurrency; continues after failures. */
  readonly createMany: (
    collection: string,
    rows: readonly Readonly<Record<string, unknown>>[],
    options?: { readonly onProgress?: (finished: number, total: number) => void; readonly signal?: AbortSignal },
  ) => Promise<ManyOutcome>;
  /** Removes a file of a record immediately (`fileRemoval`). */
  readonly removeFile: (collection: string, id: string | number, fileId: string) => Promise<void>;
}
