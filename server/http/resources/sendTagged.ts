import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestTag } from '../../../src/resources/common/digestTag';
import { tagAtCaller } from './preconditions';

/** Sends JSON text with a digest as its entity tag, or 304 if the client has it (RFC 9110, 13.1.2). */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = digestTag(createHash('sha256').update(text).digest('hex').slice(0, 32));
  const known = tagAtCaller(request.headers['if-none-match'], tag);
  void reply.header('etag', known ?? tag);
  if (known !== undefined) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
