import type { TransferOptions } from '../resources/protocol/recordCalls';

/** The bytes that an answer will have; undefined where they are not known, or are others than those that are read. */
function wholeSize(headers: Headers): number | undefined {
  const length = Number(headers.get('content-length'));
  return length > 0 && !headers.get('content-encoding') ? length : undefined;
}

/** Reads the content of an answer, and tells how far it is. */
export async function readBlob(response: Response, onProgress: TransferOptions['onProgress']): Promise<Blob> {
  if (!onProgress || !response.body) return response.blob();
  const whole = wholeSize(response.headers);
  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    bytes += read.value.length;
    onProgress({ bytes, ...(whole !== undefined && { part: Math.min(1, bytes / whole) }) });
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}
