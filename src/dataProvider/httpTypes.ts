import type { TransferOptions } from '../resources/protocol/recordCalls';

/** Query parameters of a call; those that are not truthy are left out (section 5 of the specification). */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Query | undefined;
  /** Sent as JSON, whatever is in it (`0` and `false` included); a FormData as multipart, a Blob as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; `TIMEOUTS.call` where absent, `TIMEOUTS.upload` with a form. */
  readonly timeout?: number;
  /** Told how far an upload is, from 0 to 1. */
  readonly onUpload?: ((part: number) => void) | undefined;
  /** Told each line of an answer that streams JSON lines; the answer's `body` is then null. */
  readonly onLine?: ((line: unknown) => void) | undefined;
}

interface DownloadCall extends Call {
  /** Told how far a download is. */
  readonly onProgress?: TransferOptions['onProgress'];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON that was answered; null for an empty body. */
  readonly body: unknown;
}

export interface DownloadedFile {
  readonly blob: Blob;
  /** From Content-Disposition; the last segment of the address where it is silent. */
  readonly name: string;
}

/** Gives the access token in force, renewed where it is about to expire; `fresh` renews it in any case. */
export type TokenSource = (wish?: 'fresh') => Promise<string | undefined>;

export interface Http {
  /**
   * Calls the API.
   *
   * @param address relative to the API's base: `TypeContrats/3`
   * @throws {HttpError} with `status` 0 where there was no answer; `body.errors` is ready for a form
   */
  readonly json: (address: string, call?: Call) => Promise<Answer>;
  /** Downloads a file; `TIMEOUTS.export` where no limit is given. @throws {HttpError} as `json` does */
  readonly download: (address: string, call?: DownloadCall) => Promise<DownloadedFile>;
}

/** How long a call may take, in milliseconds (section 9 of the specification). */
export const TIMEOUTS = { call: 30_000, upload: 300_000, find: 120_000, export: 300_000 } as const;
