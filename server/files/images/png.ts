import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';

/** Maximum size of an unpacked image in bytes: 10 million pixels of 4 bytes. A file of 1.5 MB can unpack to 1.5 GB. */
export const MOST_UNPACKED_BYTES = 40_000_000;

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const HEAD_BYTES = 33;
/** Samples per pixel, by colour type (PNG, section 11.2.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A pass of an interlaced image: first column and row, and the steps between columns and rows (PNG, section 8.2). */
type Pass = readonly [column: number, row: number, columns: number, rows: number];
const WHOLE: readonly Pass[] = [[0, 0, 1, 1]];
const INTERLACED: readonly Pass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];
const DEPTHS: readonly number[] = [1, 2, 4, 8, 16];
/** The highest filter type; each row starts with a byte for its filter. */
const MOST_FILTER = 4;
/** The longest text chunk that the PDF library reads, in bytes. */
const MOST_TEXT = 60_000;

export const isPng = (head: Buffer): boolean => head.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Rows of equal length in bytes, without the filter byte that precedes each. */
interface Rows {
  readonly count: number;
  readonly bytes: number;
}

/** The rows that the header announces; undefined if it is invalid. */
function announcedRows(head: Buffer): readonly Rows[] | undefined {
  if (!isPng(head) || head.length < HEAD_BYTES || head.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height, depth, interlace] = [
    head.readUInt32BE(16),
    head.readUInt32BE(20),
    head.readUInt8(24),
    head.readUInt8(28),
  ];
  const channels = CHANNELS[head.readUInt8(25)];
  if (!channels || width === 0 || height === 0 || !DEPTHS.includes(depth) || interlace > 1) return undefined;
  return (interlace === 1 ? INTERLACED : WHOLE).flatMap(([column, row, columns, rows]) => {
    const [across, count] = [Math.ceil((width - column) / columns), Math.ceil((height - row) / rows)];
    return across > 0 && count > 0 ? [{ count, bytes: Math.ceil((across * channels * depth) / 8) }] : [];
  });
}

const bytesOf = (rows: readonly Rows[]): number => rows.reduce((sum, { count, bytes }) => sum + count * (bytes + 1), 0);

/** The unpacked size that the header announces, in bytes; undefined if it is invalid. */
export function announcedBytes(head: Buffer): number | undefined {
  const rows = announcedRows(head);
  return rows && bytesOf(rows);
}

/** Yields the compressed pixels, chunk by chunk. @throws {Error} if the file is not a valid sequence of chunks */
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
      const type = waiting.toString('latin1', 4, 8);
      if (type === 'IEND') return;
      if (type === 'tEXt' && length > MOST_TEXT) throw new Error('the text of the picture is too long');
      const isPixels = type === 'IDAT';
      waiting = waiting.subarray(8);
      toYield = isPixels ? length : 0;
      // A 4-byte checksum follows each chunk.
      toSkip = isPixels ? 4 : length + 4;
    }
  }
  throw new Error('the picture has no end');
}

export type Unpacked = 'sound' | 'unreadable' | 'tooLarge';

class TooLarge extends Error {}

/** Counts bytes of rows. @throws {TooLarge} if there are more than announced @throws {Error} for an unknown filter */
function createRowReader(rows: readonly Rows[]) {
  const most = bytesOf(rows);
  let bytes = 0;
  let pass = 0;
  let row = 0;
  /** Offset of the next row's filter byte. */
  let next = 0;
  return {
    get isWhole() {
      return bytes === most;
    },
    read(piece: Buffer): void {
      const begin = bytes;
      bytes += piece.length;
      if (bytes > most) throw new TooLarge();
      while (next < bytes) {
        if ((piece[next - begin] ?? 0) > MOST_FILTER) throw new Error('a row has an unknown filter');
        const { count = 0, bytes: length = 0 } = rows[pass] ?? {};
        next += length + 1;
        row += 1;
        if (row === count) [pass, row] = [pass + 1, 0];
      }
    },
  };
}

/**
 * Unpacks a PNG piece by piece and discards the pixels, to check it with little memory.
 *
 * @param head the first bytes, at least 33
 * @param open opens the content; not called if the head decides, because the stream of a file that is discarded while
 * it opens throws where no code can catch it
 * @returns `tooLarge` if it is larger than its header says, or than `MOST_UNPACKED_BYTES`; `unreadable` if libraries
 * would fail on it: rows are missing or have an unknown filter, or the file does not end
 */
export async function unpackPng(head: Buffer, open: () => Readable): Promise<Unpacked> {
  const rows = announcedRows(head);
  if (rows === undefined) return 'unreadable';
  if (bytesOf(rows) > MOST_UNPACKED_BYTES) return 'tooLarge';
  const reader = createRowReader(rows);
  const count = new Writable({
    write(piece: Buffer, _encoding, done) {
      try {
        reader.read(piece);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  try {
    await pipeline(Readable.from(pixelsIn(open()), { objectMode: false }), createInflate(), count);
    return reader.isWhole ? 'sound' : 'unreadable';
  } catch (error) {
    return error instanceof TooLarge ? 'tooLarge' : 'unreadable';
  }
}
