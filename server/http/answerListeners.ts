import type { FastifyInstance } from 'fastify';

/** How many wait for the end of one answer: Fastify with a stream, compression and ours are eleven, all of them meant. */
const LISTENERS = 20;

/** Lets as many listen to an answer as do; Node would take more than ten for a leak, and warn the operator of it. */
export function allowAnswerListeners(app: FastifyInstance): void {
  app.server.prependListener('request', (_request, response) => response.setMaxListeners(LISTENERS));
}
