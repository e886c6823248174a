import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { checkTableFile } from './checkFile';
import { MAX_FILE_BYTES, MAX_ROWS } from './limits';
import { readTable } from './readTable';
import type { TableRead } from './readTypes';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const workbook = (rows: (string | number | null)[][]) => writeXlsx({ sheets: [{ name: 'Un', rows }] });
const problemOf = (read: TableRead) => (read.ok ? undefined : read.problem);

const bytesOf = (...parts: (number | readonly number[] | string | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...utf8(part)] : typeof part === 'number' ? [part] : [...part],
    ),
  );
const int = (value: number, bytes: 2 | 4): number[] =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 255);

interface Said {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  readonly flags?: number;
}

/** A zip with only a central directory, which may lie. */
function directory(entries: readonly Said[]): Uint8Array {
  const said = entries.map(({ name, packed, unpacked, flags = 0 }) =>
    bytesOf(
      'PK',
      1,
      2,
      int(20, 2),
      int(20, 2),
      int(flags, 2),
      int(8, 2),
      int(0, 4),
      int(0, 4),
      int(packed, 4),
      int(unpacked, 4),
      int(name.length, 2),
      int(0, 2),
      int(0, 2),
      int(0, 2),
      int(0, 2),
      int(0, 4),
      int(0, 4),
      name,
    ),
  );
  const start = bytesOf('PK', 3, 4, int(0, 4));
  const size = said.reduce((sum, { length }) => sum + length, 0);
  return bytesOf(
    start,
    ...said,
    'PK',
    5,
    6,
    int(0, 4),
    int(said.length, 2),
    int(said.length, 2),
    int(size, 4),
    int(start.length, 4),
    int(0, 2),
  );
}

const PARTS = ['[Content_Types].xml', 'xl/workbook.xml'].map((name) => ({ name, packed: 300, unpacked: 1_000 }));
const sheet = (said: Omit<Said, 'name'>): Uint8Array =>
  directory([...PARTS, { name: 'xl/worksheets/sheet1.xml', ...said }]);

describe('a file that is too large', () => {
  it('is refused by its size before it is read', () => {
    expect(checkTableFile({ size: 200_000_000 })).toEqual({
      code: 'tooLarge',
      args: { size: 200_000_000, max: MAX_FILE_BYTES },
    });
    expect(checkTableFile({ size: MAX_FILE_BYTES })).toBeUndefined();
    expect(checkTableFile({ size: 0 })).toEqual({ code: 'empty', args: {} });
  });

  it('is refused if read anyway', async () => {
    expect(problemOf(await readTable(new Uint8Array(MAX_FILE_BYTES + 1), 'a.csv'))?.code).toBe('tooLarge');
  });

  it('is refused for its number of rows', async () => {
    const read = await readTable(utf8(`a\n${'1\n'.repeat(MAX_ROWS + 1)}`), 'a.csv');
    expect(problemOf(read)).toEqual({ code: 'tooManyRows', args: { max: MAX_ROWS } });
  });

  it('is refused for its number of columns', async () => {
    expect(problemOf(await readTable(utf8(`${'a;'.repeat(600)}\n1`), 'a.csv'))?.code).toBe('tooManyColumns');
    const far = await workbook([['a'], [...Array.from({ length: 600 }, () => null), 'far away']]);
    expect(problemOf(await readTable(far, 'a.xlsx'))?.code).toBe('tooManyColumns');
  });
});

describe('a zip bomb', () => {
  it.each([
    ['a part that unpacks to more than anybody writes', sheet({ packed: 900_000, unpacked: 1_000_000_000 })],
    [
      'many parts that do so together',
      directory([
        ...PARTS,
        ...Array.from({ length: 30 }, (_, at) => ({ name: `xl/${at}`, packed: 1_000_000, unpacked: 9_000_000 })),
      ]),
    ],
    ['a part that is packed too well', sheet({ packed: 20_000, unpacked: 19_000_000 })],
    ['a part that says it is empty', sheet({ packed: 20_000, unpacked: 0 })],
    ['a part whose sizes are said elsewhere', sheet({ packed: 0, unpacked: 0, flags: 8 })],
  ])('is refused without being unpacked: %s', async (_, bytes) => {
    expect(problemOf(await readTable(bytes, 'a.xlsx'))).toEqual({ code: 'zipBomb', args: {} });
  });

  it('with a false size is unpacked only up to that size', async () => {
    const rows = Array.from({ length: 20_000 }, () => ['the same text', 1]);
    const bytes = await workbook([['a', 'b'], ...rows]);
    // The directory claims that its largest part has one kilobyte.
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 46 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 100_000)
        view.setUint32(at + 24, 1_000, true);
    expect(problemOf(await readTable(bytes, 'a.xlsx'))).toEqual({ code: 'broken', args: {} });
  });
});

describe('an unsupported file', () => {
  it.each([
    ['a.csv', '%PDF-1.7 …', { code: 'wrongEnding', args: { ending: 'csv', content: 'pdf' } }],
    ['a.xlsx', '%PDF-1.7 …', { code: 'wrongEnding', args: { ending: 'xlsx', content: 'pdf' } }],
    ['a.pdf', '%PDF-1.7 …', { code: 'notATable', args: { content: 'pdf' } }],
    ['photo.CSV', 'GIF89a', { code: 'wrongEnding', args: { ending: 'csv', content: 'image' } }],
    [
      'export.xls',
      '<html><table><tr><td>1</td></tr></table>',
      { code: 'wrongEnding', args: { ending: 'xls', content: 'html' } },
    ],
    ['a.csv', 'a;b\n\u0000\u0001\u0002;c', { code: 'wrongEnding', args: { ending: 'csv', content: 'binary' } }],
    ['a.csv', '', { code: 'empty', args: {} }],
    ['a.csv', '\n ;\n', { code: 'empty', args: {} }],
  ])('%s with %j', async (name, text, problem) => {
    expect(problemOf(await readTable(utf8(text), name))).toEqual(problem);
  });

  it('is recognised as another zip, a broken one, an encrypted one, or an old workbook', async () => {
    const of = async (bytes: Uint8Array) => problemOf(await readTable(bytes, 'a.xlsx'))?.code;
    expect(await of(directory([{ name: 'photo.jpg', packed: 9, unpacked: 9 }]))).toBe('notATable');
    expect(await of((await workbook([['a'], [1]])).subarray(0, 900))).toBe('broken');
    expect(await of(directory([...PARTS, { name: 'x', packed: 9, unpacked: 9, flags: 1 }]))).toBe('encrypted');
    expect(await of(directory([...PARTS, { name: 'xl/workbook.bin', packed: 9, unpacked: 9 }]))).toBe('oldWorkbook');
    expect(await of(directory(PARTS))).toBe('broken');
    const ole = (part: string) =>
      bytesOf(
        [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
        ...[...part].map((letter) => [letter.charCodeAt(0), 0]),
      );
    expect(await of(ole('EncryptedPackage'))).toBe('encrypted');
    expect(await of(ole('Workbook'))).toBe('oldWorkbook');
    expect(await of(ole('WordDocument'))).toBe('wrongEnding');
  });
});

describe('a table with a wrong extension', () => {
  it('is read by its content', async () => {
    expect(await readTable(await workbook([['a'], [1]]), 'a.csv')).toMatchObject({
      ok: true,
      table: { format: 'xlsx', rows: [[1]] },
    });
    expect(await readTable(utf8('a;b\n1;2'), 'a.xlsx')).toMatchObject({
      ok: true,
      table: { format: 'csv', rows: [['1', '2']] },
    });
  });
});

describe('a malformed text', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `${at + 2};"name ${at}";x`);
  const broken = (line: number, text: string) => ['id;name;z', ...lines].with(line - 1, text).join('\n');

  it.each([
    ['is never closed', '7312;"name;x'],
    ['is in the middle of its cell', '7312;"na"me";x'],
  ])('reports the line in which a quote %s', async (_, text) => {
    expect(problemOf(await readTable(utf8(broken(7_312, text)), 'a.csv'))).toEqual({
      code: 'brokenQuote',
      args: { line: 7_312 },
    });
  });

  it('reports the line in which an extra separator moved the cells', async () => {
    expect(problemOf(await readTable(utf8(broken(7_312, '7312;Dupont; SA;x')), 'a.csv'))).toEqual({
      code: 'tooManyCells',
      args: { line: 7_312, cells: 4, headings: 3 },
    });
  });
});
