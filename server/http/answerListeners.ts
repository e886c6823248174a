import type { FastifyInstance } from 'fastify';

/** Fastify with a stream, compression and our own hooks add eleven listeners to one response. */
const LISTENERS = 20;

/** Above ten listeners, Node would warn the operator of a memory leak. */
export function allowAnswerListeners(app: FastifyInstance): void {
  app.server.prependListener('request', (_request, response) => response.setMaxListeners(LISTENERS));
}
