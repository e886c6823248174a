import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './acceptedEncoding';

export interface CompressedPage {
  readonly etag: string;
  readonly body: Buffer;
  readonly encoding?: Encoding;
}

/** Pages have some kB; each host has one per list, in two encodings. The oldest is evicted first. */
const MOST_PAGES = 500;

function compress(text: string, encoding: Encoding | undefined): Buffer {
  if (encoding === 'br') return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(text) : Buffer.from(text);
}

export function createCompressedPages() {
  const pages = new Map<string, CompressedPage>();

  return (text: string, accepted: string): CompressedPage => {
    const encoding = acceptedEncoding(accepted);
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    const etag = `"${digest}${encoding ? `-${encoding}` : ''}"`;
    const known = pages.get(etag);
    if (known) return known;
    const page = { etag, body: compress(text, encoding), ...(encoding && { encoding }) };
    const [oldest] = pages.keys();
    if (pages.size >= MOST_PAGES && oldest !== undefined) pages.delete(oldest);
    pages.set(etag, page);
    return page;
  };
}
