import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';

/** How large a picture may be once it is unpacked, in bytes: 10 million pixels of four. A file of 1.5 MB can hold 1.5 GB. */
export const MOST_UNPACKED_BYTES = 40_000_000;

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const HEAD_BYTES = 33;
/** Values of a pixel, by the colour type of the head (PNG, section 11.2.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Whether content begins as a PNG does. */
export const isPng = (head: Buffer): boolean => head.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** How many bytes a PNG says that it unpacks to; undefined where its head cannot be read. */
function announcedBytes(head: Buffer): number | undefined {
  if (!isPng(head) || head.length < HEAD_BYTES || head.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [head.readUInt32BE(16), head.readUInt32BE(20)];
  const channels = CHANNELS[head.readUInt8(25)];
  if (!channels || width === 0 || height === 0) return undefined;
  const row = Math.ceil((width * channels * head.readUInt8(24)) / 8);
  // A byte before each row says how it is filtered; an interlaced picture has up to twice as many rows, each rounded up.
  return height * (row + 16);
}

/** The compressed pixels of a PNG, chunk by chunk. @throws {Error} where it is no sequence of chunks */
async function* pixelsIn(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  let toSkip = SIGNATURE.length;
  let toYield = 0;
  for await (const piece of content) {
    waiting = waiting.length === 0 ? Buffer.from(piece) : Buffer.concat([waiting, piece]);
    for (;;) {
      if (toYield > 0 || toSkip > 0) {
        const taken = Math.min(waiting.length, toYield > 0 ? toYield : toSkip);
        if (taken === 0) break;
        if (toYield > 0) yield waiting.subarray(0, taken);
        if (toYield > 0) toYield -= taken;
        else toSkip -= taken;
        waiting = waiting.subarray(taken);
        continue;
      }
      if (waiting.length < 8) break;
      const length = waiting.readUInt32BE(0);
      const isPixels = waiting.toString('latin1', 4, 8) === 'IDAT';
      waiting = waiting.subarray(8);
      toYield = isPixels ? length : 0;
      // Four bytes of checksum follow each chunk.
      toSkip = isPixels ? 4 : length + 4;
    }
  }
}

/** What became of an attempt to unpack a picture. */
export type Unpacked = 'sound' | 'unreadable' | 'tooLarge';

class TooLarge extends Error {}

/**
 * Unpacks a PNG and throws the pixels away piece by piece, in no more memory than a piece takes.
 *
 * @param head its first bytes, at least 33
 * @returns `tooLarge` where it is larger than its head says, or than `MOST_UNPACKED_BYTES`
 */
export async function unpackPng(head: Buffer, content: Readable): Promise<Unpacked> {
  const announced = announcedBytes(head);
  if (announced === undefined || announced > MOST_UNPACKED_BYTES) {
    content.destroy();
    return announced === undefined ? 'unreadable' : 'tooLarge';
  }
  let bytes = 0;
  const count = new Writable({
    write(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      done(bytes > announced ? new TooLarge() : null);
    },
  });
  try {
    await pipeline(Readable.from(pixelsIn(content), { objectMode: false }), createInflate(), count);
    return bytes > 0 ? 'sound' : 'unreadable';
  } catch (error) {
    return error instanceof TooLarge ? 'tooLarge' : 'unreadable';
  }
}
