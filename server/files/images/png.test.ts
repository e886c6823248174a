import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { png } from '../../../test/support/png';
import { announcedBytes, unpackPng } from './png';

const inPieces = (content: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
      content.subarray(index * size, (index + 1) * size),
    ),
  );

const unpacked = (content: Buffer, size = 65_536) => unpackPng(content.subarray(0, 33), () => inPieces(content, size));

it('a picture is decompressed, however its chunks are split', async () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 90 }), async (size) => {
      expect(await unpacked(png(40, 20), size)).toBe('sound');
    }),
    { numRuns: 30 },
  ));

/** Inserts a text chunk before the pixels; nothing verifies its checksum. */
function withText(picture: Buffer, bytes: number): Buffer {
  const chunk = Buffer.alloc(bytes + 12, 'a');
  chunk.writeUInt32BE(bytes, 0);
  chunk.write('tEXt', 4, 'latin1');
  return Buffer.concat([picture.subarray(0, 33), chunk, picture.subarray(33)]);
}

it('an interlaced picture has the right rows', async () => {
  // 3 by 3 pixels of a byte, interlaced: the second and third of the seven passes are empty.
  const rows = [1, 1, 2, 1, 1, 3].map((bytes) => Buffer.from([0, ...Array<number>(bytes).fill(200)]));
  const picture = png(3, 3, deflateSync(Buffer.concat(rows)));
  picture.set([8, 0, 0, 0, 1], 24);
  expect(announcedBytes(picture)).toBe(15);
  expect(await unpacked(picture)).toBe('sound');
});

it.each([
  ['more than it says', png(40, 20, deflateSync(Buffer.alloc(20_000))), 'tooLarge'],
  ['more than may be', png(20_000, 20_000, Buffer.alloc(10)), 'tooLarge'],
  ['no pixels', png(40, 20, Buffer.alloc(0)), 'unreadable'],
  ['broken pixels', png(40, 20, Buffer.from('pixels')), 'unreadable'],
  ['too few pixels', png(40, 20, deflateSync(Buffer.alloc(20 * 161 - 1))), 'unreadable'],
  ['a row that is filtered in no known way', png(40, 20, deflateSync(Buffer.alloc(20 * 161, 5))), 'unreadable'],
  ['no end', png(40, 20).subarray(0, -12), 'unreadable'],
  ['a text that is too long', withText(png(40, 20), 70_000), 'unreadable'],
  ['a text', withText(png(40, 20), 100), 'sound'],
  ['the beginning of a picture', png(400, 200).subarray(0, 60), 'unreadable'],
  ['no head', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'unreadable'],
  ['something else', Buffer.from('%PDF-1.7'), 'unreadable'],
])('the check of %s', async (_what, content, result) => expect(await unpacked(content)).toBe(result));

it('a picture whose head says enough is not opened', async () => {
  const open = () => {
    throw new Error('opened');
  };
  expect(await unpackPng(png(20_000, 20_000, Buffer.alloc(10)).subarray(0, 33), open)).toBe('tooLarge');
  expect(await unpackPng(Buffer.from('%PDF-1.7'), open)).toBe('unreadable');
});
