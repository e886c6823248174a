import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTsv, printTsv } from './tsv';

describe('parseTsv', () => {
  it("parses Excel's clipboard: CRLF between rows and after the last one", () => {
    expect(parseTsv('a\tb\r\n1\t2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it("parses LibreOffice's clipboard: quoted cells with lines, tabs and quotes", () => {
    expect(parseTsv('"ligne 1\nligne 2"\t"un ""mot"""\n"a\tb"\tc')).toEqual([
      ['ligne 1\nligne 2', 'un "mot"'],
      ['a\tb', 'c'],
    ]);
  });

  it('parses the plain text of LibreOffice 7.4: no quotes, line breaks in cells as spaces', () => {
    expect(parseTsv('L1\tLibellé un\t10\nL2\tLigne "deux" à l’école\t20\nL3\ttrois lignes\t30\n')).toEqual([
      ['L1', 'Libellé un', '10'],
      ['L2', 'Ligne "deux" à l’école', '20'],
      ['L3', 'trois lignes', '30'],
    ]);
  });

  it('treats an unclosed quote as a character', () => {
    expect(parseTsv('"12 pouces\t5" x\n"a" b\tc')).toEqual([
      ['"12 pouces', '5" x'],
      ['"a" b', 'c'],
    ]);
  });

  it('parses empty cells and rows', () => {
    expect(parseTsv('')).toEqual([['']]);
    expect(parseTsv('\t\n\n')).toEqual([['', ''], ['']]);
  });

  it('parses every printed block', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', 'é', ' ', ';', '=') });
    const block = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(block, (cells) => {
        expect(parseTsv(printTsv(cells))).toEqual(cells);
      }),
    );
  });
});
