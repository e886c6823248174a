import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { publicLookup } from './webhookAddress';

/** Milliseconds to wait for a response. */
const PATIENCE = 10_000;

export interface WebhookRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly allowsPrivate: boolean;
  readonly signal: AbortSignal;
}

/**
 * The response body is not read, and redirects are not followed, because they could lead to a forbidden address.
 *
 * @throws {Error} if there is no response in time
 */
export function callWebhook({ url, headers, body, allowsPrivate, signal }: WebhookRequest): Promise<number> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      ...(!allowsPrivate && { lookup: publicLookup }),
    });
    call.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    call.once('error', reject);
    call.end(body);
  });
}
