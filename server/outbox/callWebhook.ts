import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { publicLookup } from './webhookAddress';

/** Milliseconds for which an answer is waited for. */
const PATIENCE = 10_000;

export interface WebhookRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly allowsPrivate: boolean;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Posts a body to an address, and answers the status. Nothing of the answer is read, and no redirection is followed: it could
 * lead to where the address itself may not.
 *
 * @throws {Error} where there is no answer in time
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
