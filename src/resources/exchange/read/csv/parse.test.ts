import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TableError } from '../problems';
import { SEPARATORS } from '../readTypes';
import { csvRows } from './parse';

const parse = (text: string, separator = ';') => [...csvRows(text, separator)];
const cellsOf = (text: string, separator?: string) => parse(text, separator).map(({ cells }) => cells);

function problemOf(text: string) {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof TableError ? error.problem : error;
  }
}

describe('csvRows', () => {
  it.each([
    ['', []],
    ['a', [['a']]],
    ['a;b\n', [['a', 'b']]],
    [
      'a;\r\n;b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['"a;b";"c"', [['a;b', 'c']]],
    ['"a""b";""', [['a"b', '']]],
    ['"a\r\nb";c', [['a\r\nb', 'c']]],
    ['3" pipe;x', [['3" pipe', 'x']]],
    ['"a" ;b', [['a', 'b']]],
  ])('reads %j', (text, expected) => {
    expect(cellsOf(text)).toEqual(expected);
  });

  it('counts lines like an editor, inside quotes too', () => {
    expect(parse('a\r\n"b\nc\r\nd"\n\ne').map(({ line }) => line)).toEqual([1, 2, 5, 6]);
  });

  it.each([
    ['never closed', 'a;b\n"c;d\ne;f', 2],
    ['closed by the next quoted cell', 'a;b\n1;"c\n2;"d"\n', 2],
    ['followed by text', 'a\nb\n"c "d" e"\n', 3],
    ['opened after a break inside of quotes', '"a\nb";c\nd;"e', 3],
  ])('reports the position of a quote that is %s', (_, text, line) => {
    expect(problemOf(text)).toEqual({ code: 'brokenQuote', args: { line } });
  });

  it('parses every valid text, with every separator', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', ';', ',', '\t', '|', '\n', '\r', "'", 'a', ' ', 'é') }),
    );
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...SEPARATORS),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        (rows, by, end, all) => {
          const written = (text: string) => (all || /["\r\n;,|\t]/.test(text) ? quote(text) : text);
          const text = rows.map((cells) => cells.map(written).join(by)).join(end) + end;
          expect(cellsOf(text, by)).toEqual(rows);
        },
      ),
    );
  });

  it('ends with rows or an error, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ';', '\n', '\r', 'a', ' ') }), (text) => {
        const outcome = problemOf(text);
        expect(Array.isArray(outcome) || outcome).toBeTruthy();
        expect(outcome).not.toBeInstanceOf(Error);
      }),
    );
  });
});
