import type { AnyRecord } from '../language/resourceSchema';

/** What a summary card shows: its first records, and how many there are. */
export interface CardContent {
  readonly items: readonly AnyRecord[];
  readonly totalCount: number;
}

/** What the API says of a record in one answer (extension `summaries`). */
export interface SummaryData {
  /** By the name of each nested collection that the reader may list. */
  readonly counts: Readonly<Record<string, number>>;
  /** By the name of each card. */
  readonly cards: Readonly<Record<string, CardContent>>;
  /** How many comments stand on it; absent where it takes none, and of an API without the extension. */
  readonly comments?: number;
}

/** How far a transfer is: 0 to 1, or the bytes so far where the whole is not known. */
export interface TransferProgress {
  readonly part?: number;
  readonly bytes: number;
}

export interface TransferOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds after which it is given up. */
  readonly timeout?: number;
  readonly onProgress?: (progress: TransferProgress) => void;
}

/** Of a file that the API makes on demand: asked for with a form or with criteria where these say what it shall hold. */
export interface DownloadOptions extends TransferOptions {
  readonly method?: 'GET' | 'POST';
  readonly body?: FormData | Readonly<Record<string, unknown>>;
}

/** What became of each row of a write of many. */
export interface ManyOutcome {
  readonly done: number;
  readonly failed: readonly { readonly index: number; readonly message: string }[];
}

/** What was read beside the page, and refused without a word. */
export interface KnownRefusals {
  /** Whether the API has refused to read a collection, or one of its records, when it was last asked. */
  readonly isRefused: (collection: string, id?: string | number) => boolean;
}

/** How long typing pauses before a search, by how quick the API is. */
export interface SearchPauses {
  /** In milliseconds: for a collection, or for what is searched without one. */
  readonly searchPause: (collection?: string) => number;
}

/**
 * What the product's data provider does besides react-admin's methods, as far as generated screens need it. A collection
 * is named by its address, a record by its collection's address and its id.
 */
export interface RecordCalls {
  /**
   * Every record of a list, some at a time; as they were at one moment where the API has the extension `listLines`. A promise
   * of them, because react-admin takes what a data provider returns for one.
   *
   * @throws {HttpError} also in the middle
   */
  readonly wholeList: (
    resource: string,
    params: {
      readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
      readonly filter: Readonly<Record<string, unknown>>;
      readonly signal: AbortSignal;
    },
  ) => Promise<AsyncGenerator<readonly AnyRecord[], void, undefined>>;
  /** Calls what no declaration makes. @returns the JSON that was answered */
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
  /** Counts and cards of a record; undefined where the API has no such extension. */
  readonly resume: (collection: string, id: string | number, signal?: AbortSignal) => Promise<SummaryData | undefined>;
  /** How many records a collection has, by the cheapest call of the contract. */
  readonly count: (collection: string, signal?: AbortSignal) => Promise<number>;
  /** Creates rows, a bounded number at a time, to the end even where some fail. */
  readonly createMany: (
    collection: string,
    rows: readonly Readonly<Record<string, unknown>>[],
    options?: { readonly onProgress?: (finished: number, total: number) => void; readonly signal?: AbortSignal },
  ) => Promise<ManyOutcome>;
  /** Removes one of a record's files at once (`fileRemoval`). */
  readonly removeFile: (collection: string, id: string | number, fileId: string) => Promise<void>;
}
