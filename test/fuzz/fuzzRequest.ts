export type CallerName = 'administrator' | 'deputy' | 'reader' | 'anonymous' | 'forged';

export interface FuzzBody {
  readonly type?: string;
  /** A JSON value (`json.ts`), serialised when sent, or raw bytes. */
  readonly content: { readonly json: unknown } | { readonly bytes: Buffer };
  /** Share of the content to send before cutting it off. */
  readonly share?: number;
}

/** A request as data, so that it can be printed, shrunk and repeated. */
export interface FuzzRequest {
  readonly number: number;
  /** Method and path of the operation, as in the OpenAPI document. */
  readonly operation: string;
  readonly template: string;
  readonly caller: CallerName;
  readonly method: string;
  /** The path in the request line, percent-encoded or not. */
  readonly path: string;
  /** Decoded path parameters. */
  readonly parameters: readonly string[];
  readonly query: readonly string[];
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: FuzzBody;
  /** Flaws that Node's client cannot send, written as bytes to a new connection. */
  readonly raw?: 'cutBody' | 'wrongLength' | 'badChunk' | 'noHost' | 'badLine' | 'twoLengths';
}

export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly milliseconds: number;
}
