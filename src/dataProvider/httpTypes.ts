import type { TransferOptions } from '../resources/protocol/recordCalls';

/** Query parameters; falsy ones are not sent (section 5 of the specification). */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Query | undefined;
  /** Sent as JSON, including `0` and `false`; a FormData as multipart, a Blob as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cancels the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Lets a small call outlive the page that sends it; not for forms. */
  readonly keepalive?: boolean | undefined;
  /** Milliseconds; defaults to `TIMEOUTS.call`, or `TIMEOUTS.upload` with a form. */
  readonly timeout?: number;
  /** Receives the uploaded fraction, from 0 to 1. */
  readonly onUpload?: ((part: number) => void) | undefined;
  /** Receives each line of a JSON lines stream; the answer's `body` is then null. */
  readonly onLine?: ((line: unknown) => void) | undefined;
}

interface DownloadCall extends Call {
  readonly onProgress?: TransferOptions['onProgress'];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; null for an empty body. */
  readonly body: unknown;
}

export interface DownloadedFile {
  readonly blob: Blob;
  /** From Content-Disposition, else the last segment of the address. */
  readonly name: string;
}

/** Returns the access token, renewed if it is about to expire; `fresh` always renews it. */
export type TokenSource = (wish?: 'fresh') => Promise<string | undefined>;

export interface Http {
  /**
   * Calls the API.
   * @param address relative to the API's base: `TypeContrats/3`
   * @throws {HttpError} with `status` 0 without an answer; `body.errors` has the shape of a form
   */
  readonly json: (address: string, call?: Call) => Promise<Answer>;
  /** Downloads a file; the default timeout is `TIMEOUTS.export`. @throws {HttpError} as `json` does */
  readonly download: (address: string, call?: DownloadCall) => Promise<DownloadedFile>;
}

/** Milliseconds (section 9 of the specification). */
export const TIMEOUTS = { call: 30_000, upload: 300_000, find: 120_000, export: 300_000 } as const;
