import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTsv, printTsv } from './tsv';

describe('parseTsv', () => {
  it('reads what Excel copies: CRLF between rows and after the last one', () => {
    expect(parseTsv('a\tb\r\n1\t2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('reads what LibreOffice copies: quoted cells with lines, tabs and quotes', () => {
    expect(parseTsv('"ligne 1\nligne 2"\t"un ""mot"""\n"a\tb"\tc')).toEqual([
      ['ligne 1\nligne 2', 'un "mot"'],
      ['a\tb', 'c'],
    ]);
  });

  it('reads what LibreOffice 7.4 puts on the clipboard as plain text: no quotes, lines of a cell as spaces', () => {
    expect(parseTsv('L1\tLibellé un\t10\nL2\tLigne "deux" à l’école\t20\nL3\ttrois lignes\t30\n')).toEqual([
      ['L1', 'Libellé un', '10'],
      ['L2', 'Ligne "deux" à l’école', '20'],
      ['L3', 'trois lignes', '30'],
    ]);
  });

  it('takes a quote that is not closed at the end of a cell for a letter', () => {
    expect(parseTsv('"12 pouces\t5" x\n"a" b\tc')).toEqual([
      ['"12 pouces', '5" x'],
      ['"a" b', 'c'],
    ]);
  });

  it('reads empty cells and rows', () => {
    expect(parseTsv('')).toEqual([['']]);
    expect(parseTsv('\t\n\n')).toEqual([['', ''], ['']]);
  });

  it('reads back every block that was printed', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', 'é', ' ', ';', '=') });
    const block = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(block, (cells) => {
        expect(parseTsv(printTsv(cells))).toEqual(cells);
      }),
    );
  });
});
