import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { problem } from './problem';

/** Requests without Host reach Fastify, so that their error is a problem document too; slow headers time out. */
export const HTTP_OPTIONS = {
  requireHostHeader: false,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
} as const;

/**
 * Routes HEAD as GET; Node has already decided to omit the body. Separate HEAD routes would cost half a millisecond
 * per resource at start.
 */
export function readHead(request: IncomingMessage): string {
  if (request.method === 'HEAD') request.method = 'GET';
  return request.url ?? '/';
}

/**
 * Handles what Node would answer without a body: rejects an HTTP/1.1 request without Host, and ignores an expectation
 * other than `100-continue` (RFC 9110, 10.1.1).
 */
export function answerPlainProtocol(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw problem('malformedRequest');
  });
}
