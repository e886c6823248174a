import { forgedAuthorization } from './headers';
import type { CallerName, FuzzRequest } from './fuzzRequest';
import { writeJson } from './json';
import { createRandom } from './random';

/** Tokens of the callers; `forged` and `anonymous` have none. */
export type Tokens = Readonly<Partial<Record<CallerName, string>>>;

export interface WireRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const bytesOf = ({ content, share = 1 }: NonNullable<FuzzRequest['body']>): Buffer => {
  const whole = 'bytes' in content ? content.bytes : Buffer.from(writeJson(content.json));
  return whole.subarray(0, Math.floor(whole.length * share));
};

/** Serialises a request with its caller's token, for a server at this host. */
export function wireRequest(request: FuzzRequest, tokens: Tokens, host: string): WireRequest {
  const { method, path, query, caller, headers, body, number } = request;
  const token = tokens[caller];
  const authorization = caller === 'forged' ? forgedAuthorization(createRandom(0, number)) : token && `Bearer ${token}`;
  const content = body && bytesOf(body);
  return {
    method,
    target: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: {
      Host: host,
      ...(authorization && { Authorization: authorization }),
      ...(body?.type !== undefined && { 'Content-Type': body.type }),
      ...(content && { 'Content-Length': String(content.length) }),
      ...Object.fromEntries(headers),
    },
    body: content,
  };
}
