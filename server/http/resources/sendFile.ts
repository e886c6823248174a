import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../../src/resources/fields/shared/stored';
import type { FileStore } from '../../files/fileStore';
import { problem } from '../problem';
import { byteRange } from './byteRange';
import { attachment } from './contentDisposition';
import { inertType } from './inertType';
import { tagAtCaller } from './preconditions';

/**
 * Sends a stored file. Uploaded content must never run on our origin, so it is always an attachment, never sniffed,
 * and sandboxed.
 *
 * @throws {ProblemError} `unknownRecord` if the file does not exist
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  file: StoredFile | undefined,
) {
  const content = file && (await files.find(file.id));
  if (!file || !content) throw problem('unknownRecord');
  const tag = `"${file.id}"`;
  void reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    'content-disposition': attachment(file.name),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  if (tagAtCaller(request.headers['if-none-match'], tag) !== undefined) return reply.code(304).send();
  void reply.type(inertType(file.type));
  const { range: asked, 'if-range': ifRange = tag } = request.headers;
  // A range continues a partial download, so it is only valid if the file is unchanged.
  const range = ifRange === tag ? byteRange(asked, content.size) : undefined;
  if (!range) return reply.header('content-length', content.size).send(await content.read());
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${range.start}-${range.end}/${content.size}`,
      'content-length': range.end - range.start + 1,
    })
    .send(await content.read(range));
}
