import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from './readTable';
import { ENCODINGS, SEPARATORS, type ReadOptions, type ReadTable } from './readTypes';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const utf16 = (text: string, little: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

async function tableOf(bytes: Uint8Array, options?: ReadOptions): Promise<ReadTable> {
  const read = await readTable(bytes, 'liste.csv', options);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.table;
}

describe('the encoding of a text', () => {
  const text = 'Libellé;Prix\nŒuvre;12\nÉté;3\n';
  it.each([
    ['utf-8', utf8(text.replace('Œ', 'O'))],
    ['utf-8', utf8(`\ufeff${text}`)],
    ['utf-16le', utf16(`\ufeff${text}`, true)],
    ['utf-16be', utf16(`\ufeff${text}`, false)],
    ['utf-16le', utf16(text.replace('Œ', 'O'), true)],
    ['windows-1252', Uint8Array.from(text, (letter) => (letter === 'Œ' ? 0x8c : letter.charCodeAt(0)))],
  ] as const)('is detected: %s', async (encoding, bytes) => {
    const table = await tableOf(bytes);
    expect(table).toMatchObject({
      encoding,
      headings: ['Libellé', 'Prix'],
      rows: [
        [expect.stringMatching(/^[ŒO]uvre$/), '12'],
        ['Été', '3'],
      ],
    });
  });

  it('can be chosen by the person', async () => {
    const table = await tableOf(utf8('Libellé\nx'), { encoding: 'windows-1252' });
    expect(table.headings).toEqual(['LibellÃ©']);
    expect(ENCODINGS).toContain(table.encoding);
  });
});

describe('the separator of a text', () => {
  it.each(SEPARATORS)('%j is detected', async (separator) => {
    const others = SEPARATORS.filter((other) => other !== separator);
    const row = ['1', `"a ${others.join('')} b"`, `c${others[0]}`].join(separator);
    const table = await tableOf(utf8(`${['x', 'y', 'z'].join(separator)}\n${row}\n${row}\n`));
    expect(table).toMatchObject({ separator, headings: ['x', 'y', 'z'] });
    expect(table.rows).toHaveLength(2);
  });

  it("is taken from Excel's first line", async () => {
    const table = await tableOf(utf8('sep=,\r\na;b,c\r\n1,2\r\n'));
    expect(table).toMatchObject({ separator: ',', headings: ['a;b', 'c'], rows: [['1', '2']], lines: [3] });
  });

  it('defaults to a semicolon for one column', async () => {
    expect(await tableOf(utf8('code\nA\nB\n'))).toMatchObject({
      separator: ';',
      headings: ['code'],
      rows: [['A'], ['B']],
    });
  });
});

describe('the decimal sign of a text', () => {
  it.each([
    ['a;b\n1,5;x\n', true],
    ['a;b\n1.5;x\n', false],
    ['a,b\n1.5,x\n', false],
    ['a,b\n"1,5",x\n', true],
    ['a;b\n1.234,5;x\n', true],
    ['a;b\n1;x\n', true],
    ['a,b\n1,x\n', false],
  ])('%j has a decimal comma: %s', async (text, expected) => {
    expect((await tableOf(utf8(text))).decimalComma).toBe(expected);
  });
});

describe('the rows of a text', () => {
  it('are as wide as the headings, without blank ones, with line numbers', async () => {
    const table = await tableOf(utf8('\n a ;b;c;\n\n1\n;;\n"x\ny";2;3;\n4;5;6'));
    expect(table.headings).toEqual(['a', 'b', 'c', '']);
    expect(table.rows).toEqual([
      ['1', null, null, null],
      ['x\ny', '2', '3', null],
      ['4', '5', '6', null],
    ]);
    expect(table.lines).toEqual([4, 6, 8]);
  });

  it('survive writing and parsing, whatever they contain', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom('"', ';', ',', '\n', 'a', 'é', '0', ' ', '\t') })
      .map((text) => `x${text}`);
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(...SEPARATORS), async (given, separator) => {
        const line = (cells: readonly string[]) =>
          cells.map((text) => (/[";,\n\t|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(separator);
        const table = await tableOf(utf8([['un', 'deux', 'trois'], ...given].map(line).join('\r\n')));
        expect(table.separator).toBe(separator);
        expect(table.rows).toEqual(given);
      }),
    );
  });

  it('are reported as they are read', async () => {
    const shares: number[] = [];
    await tableOf(utf8(`a;b\n${'1;2\n'.repeat(10_000)}`), { onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});
