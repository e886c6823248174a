import type { FastifyInstance } from 'fastify';
import { requireText } from './requireText';

/**
 * Reads JSON bodies and nothing else. An empty one counts as absent, because clients name the content type also where
 * they send nothing (DELETE).
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined);
    return parse(request, body, done);
  });
  app.addHook('preValidation', async ({ body, params, query }) => {
    requireText([params, query, body]);
  });
}
