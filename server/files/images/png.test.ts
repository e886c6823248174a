import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { png } from '../../../test/support/png';
import { unpackPng } from './png';

const inPieces = (content: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
      content.subarray(index * size, (index + 1) * size),
    ),
  );

const unpacked = (content: Buffer, size = 65_536) => unpackPng(content.subarray(0, 33), inPieces(content, size));

it('unpacks a picture, wherever its text was cut', async () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 90 }), async (size) => {
      expect(await unpacked(png(40, 20), size)).toBe('sound');
    }),
    { numRuns: 30 },
  ));

it.each([
  ['more than it says', png(40, 20, deflateSync(Buffer.alloc(20_000))), 'tooLarge'],
  ['more than may be', png(20_000, 20_000, Buffer.alloc(10)), 'tooLarge'],
  ['no pixels', png(40, 20, Buffer.alloc(0)), 'unreadable'],
  ['broken pixels', png(40, 20, Buffer.from('pixels')), 'unreadable'],
  ['the beginning of a picture', png(400, 200).subarray(0, 60), 'unreadable'],
  ['no head', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'unreadable'],
  ['something else', Buffer.from('%PDF-1.7'), 'unreadable'],
])('is told what holds %s', async (_what, content, result) => expect(await unpacked(content)).toBe(result));
