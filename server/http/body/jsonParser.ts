import type { FastifyInstance } from 'fastify';
import { requireText } from './requireText';

/**
 * Accepts JSON bodies only. An empty body counts as absent, because clients send a content type with an empty DELETE
 * as well.
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
