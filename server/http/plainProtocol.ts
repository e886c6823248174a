import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { problem } from './problem';

/** Options of Node's server: what has no Host reaches us, so that its refusal is a problem document too. Heads that do not arrive are not waited for. */
export const HTTP_OPTIONS = {
  requireHostHeader: false,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
} as const;

/**
 * Has HEAD answered as GET: Node leaves the body out, which it decided before. A route of its own for each reading would cost
 * every resource half a millisecond at the start.
 */
export function readHead(request: IncomingMessage): string {
  if (request.method === 'HEAD') request.method = 'GET';
  return request.url ?? '/';
}

/**
 * Answers itself what Node would answer without a body: a request of HTTP/1.1 without a Host is refused, and an
 * expectation other than `100-continue` is ignored (RFC 9110, 10.1.1).
 */
export function answerPlainProtocol(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw problem('malformedRequest');
  });
}
