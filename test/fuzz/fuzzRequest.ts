/** Who sends a request. */
export type CallerName = 'administrator' | 'deputy' | 'reader' | 'anonymous' | 'forged';

export interface FuzzBody {
  readonly type?: string;
  /** A JSON value (`json.ts`), which is written when it is sent, or bytes as they are. */
  readonly content: { readonly json: unknown } | { readonly bytes: Buffer };
  /** How much of it is sent; the rest is cut off. */
  readonly share?: number;
}

/** One request, as data: it can be printed, made smaller and sent again. */
export interface FuzzRequest {
  readonly number: number;
  /** Method and address of the operation that it is for, as the OpenAPI document writes them. */
  readonly operation: string;
  readonly template: string;
  readonly caller: CallerName;
  readonly method: string;
  /** As it stands in the request line, percent-encoded or not. */
  readonly path: string;
  /** The parameters of the address, before they are encoded. */
  readonly parameters: readonly string[];
  readonly query: readonly string[];
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: FuzzBody;
  /** What Node's client would refuse to send: bytes on a connection of their own. */
  readonly raw?: 'cutBody' | 'wrongLength' | 'badChunk' | 'noHost' | 'badLine' | 'twoLengths';
}

export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly milliseconds: number;
}
