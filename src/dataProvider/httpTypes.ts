/** Query parameters of a call; those that are not truthy are left out (section 5 of the specification). */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Query;
  /** Sent as JSON, whatever is in it (`0` and `false` included); a FormData as multipart. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; `TIMEOUTS.call` where absent, `TIMEOUTS.upload` with a form. */
  readonly timeout?: number;
  /** Told how far an upload is, from 0 to 1. */
  readonly onUpload?: ((part: number) => void) | undefined;
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
  /** Downloads a file. @throws {HttpError} as `json` does */
  readonly download: (address: string, call?: Call) => Promise<DownloadedFile>;
}

/** How long a call may take, in milliseconds (section 9 of the specification). */
export const TIMEOUTS = { call: 30_000, upload: 300_000, find: 120_000, export: 300_000 } as const;
