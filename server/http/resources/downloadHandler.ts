import type { FastifyReply, FastifyRequest } from 'fastify';
import { filesIn, uploadFields } from '../body/uploadFields';
import { problem } from '../problem';
import { alreadyHas } from './preconditions';
import { addressParameters, collectionOf, recordOf, type ResourceContext } from './context';
import { attachment } from './contentDisposition';

/** The parameter that names one of a record's files. */
export const FILE_ID = 'fileId';

/**
 * `GET …/{id}/download` (the record's first file) and `…/download/{fileId}` (that one of them).
 * What people uploaded is never shown as a page of ours: always an attachment, never sniffed, and in a sandbox.
 */
export const downloadHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const collection = await collectionOf(request, context);
  const { values } = await recordOf(request, context, collection);
  const files = uploadFields(context.schema).flatMap(({ name }) => filesIn(values[name]));
  const wanted = addressParameters(request)[FILE_ID];
  const file = wanted === undefined ? files[0] : files.find(({ id }) => id === wanted.toLowerCase());
  const content = file && (await collection.tenant.files.find(file.id));
  if (!file || !content) throw problem('unknownRecord');
  const tag = `"${file.id}"`;
  void reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    'content-disposition': attachment(file.name),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  if (alreadyHas(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(file.type).header('content-length', content.size).send(content.read());
};
