import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesIn } from './lines';

async function* inPieces(bytes: Buffer, sizes: readonly number[]) {
  let start = 0;
  for (const size of sizes) {
    yield bytes.subarray(start, start + size);
    start += size;
  }
  yield bytes.subarray(start);
}

const read = async (text: string | Buffer, sizes: readonly number[] = [], max = 1_000) => {
  const lines: string[] = [];
  for await (const some of linesIn(inPieces(Buffer.from(text), sizes), max)) lines.push(...some);
  return lines;
};

describe('linesIn', () => {
  it('returns the same lines, however the text is split', async () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc
            .string({ unit: 'binary' })
            .filter((line) => !/[\n]/.test(line) && line.trim() !== '' && line.isWellFormed()),
        ),
        fc.array(fc.nat(7)),
        async (lines, sizes) => {
          expect(await read(lines.join('\n'), sizes, 100_000)).toEqual(lines);
        },
      ),
    ));

  it('skips empty lines', async () => expect(await read('\n{}\r\n\n \n[]\n')).toEqual(['{}\r', '[]']));

  it('refuses an endless line', async () => expect(read('a'.repeat(50), [20], 30)).rejects.toThrow('tooLarge'));

  it('refuses invalid UTF-8', async () => expect(read(Buffer.from([0xff, 0xfe, 10]))).rejects.toThrow('malformedText'));
});
