import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedEncoding, type Encoding } from './acceptedEncoding';
import { encodedTag } from './resources/entityTag';
import { API } from './requireAccess';

/** Bytes; a smaller response fits into one packet even uncompressed. */
const SMALLEST = 1024;
/** Bytes; larger responses are compressed in a worker thread, so that other requests do not wait. */
const MOST_AT_ONCE = 64 * 1024;

/** Text formats. Pictures, PDFs, workbooks and archives are already compressed; event streams must not wait. */
const TEXT = /^(application\/([a-z0-9.-]+\+)?json|text\/(?!event-stream))/i;

/** A list page takes 0.05 ms at this level; a level that takes twice as long saves only another tenth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const GZIP = { level: 3 };

function compress(text: string, encoding: Encoding): Buffer | Promise<Buffer> {
  if (text.length > MOST_AT_ONCE) {
    return encoding === 'br' ? promisify(brotliCompress)(text, BROTLI) : promisify(gzip)(text, GZIP);
  }
  return encoding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text, GZIP);
}

const isCompressible = (url: string) => {
  const path = url.toLowerCase();
  return path.startsWith(`${API}/`) || path.startsWith('/openapi.json');
};

const isText = (reply: FastifyReply) =>
  TEXT.test(String(reply.getHeader('content-type') ?? '')) && !reply.hasHeader('content-encoding');

function varyByEncoding(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  void reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
}

/**
 * Compresses text responses of the API. Responses of the identity provider stay uncompressed: its pages contain secrets
 * and depend on a cookie, so other sites could guess the secrets from the compressed size (BREACH).
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCompressible(request.url)) return payload;
    varyByEncoding(reply);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding || typeof payload !== 'string' || payload.length < SMALLEST || !isText(reply)) return payload;
    const compressed = await compress(payload, encoding);
    const etag = reply.getHeader('etag');
    if (typeof etag === 'string') void reply.header('etag', encodedTag(etag, encoding));
    void reply.headers({ 'content-encoding': encoding, 'content-length': compressed.length });
    return compressed;
  });
}
