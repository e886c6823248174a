import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Services } from '../../../../test/support/screenSchemas';
import { emptied, filledDown, pasted, textsIn } from './blocks';
import { copiedText, readCellText, type CellWords } from './cellText';
import { gridColumns } from './columns';
import { editCells, entryOf, markDeleted, rowOf, sheetOf } from './gridState';
import type { CellEntry, GridColumn, Sheet } from './sheetTypes';
import { parseTsv, printTsv } from './tsv';

const columns = gridColumns(Services);
const WORDS: CellWords = { language: 'fr', region: 'fr-FR', references: () => undefined };
const read = (text: string, column: GridColumn) => readCellText(text, column, WORDS);
const print = (entry: CellEntry, column: GridColumn) => copiedText(entry, column, WORDS);
const service = (id: number, libelle: string) => ({ id, libelle, code: `C${id}`, ordre: id, actif: true, note: null });
const fresh = (count = 4) => sheetOf(Array.from({ length: count }, (_, at) => rowOf(service(at + 1, `Service ${at}`))));
const cells = ({ rows }: Sheet) => ({ rows, columns });
const at = (name: string) => columns.findIndex((column) => column.name === name);
const one = (row: number, name: string) => ({ top: row, bottom: row, left: at(name), right: at(name) });
const valueAt = (sheet: Sheet, row: number, name: string) => {
  const found = sheet.rows[row];
  return found && entryOf(found, name).value;
};

const paste = (sheet: Sheet, box: ReturnType<typeof one>, text: string, canAppend = true) => {
  const block = pasted(cells(sheet), box, parseTsv(text), canAppend, read);
  return { ...block, sheet: editCells(sheet, block.edits) };
};

describe('the columns', () => {
  it('start with the representation, omit fields that the API sets, and mark editable ones', () => {
    expect(columns.map(({ name, isIdentity, written }) => [name, isIdentity, written])).toEqual([
      ['libelle', true, 'always'],
      ['code', false, 'always'],
      ['ordre', false, 'always'],
      ['actif', false, 'always'],
      ['note', false, 'always'],
    ]);
  });
});

describe('pasting', () => {
  it('parses each cell by kind, from the focused cell', () => {
    const { sheet, box } = paste(fresh(), one(1, 'code'), 'AUD\t12\tNon\nCON\tabc\tVrai\n');
    expect(valueAt(sheet, 1, 'code')).toBe('AUD');
    expect(valueAt(sheet, 1, 'ordre')).toBe(12);
    expect(valueAt(sheet, 1, 'actif')).toBe(false);
    expect(sheet.rows[2]?.entries.ordre).toEqual({ value: 'abc', issues: [{ code: 'number' }] });
    expect(sheet.done).toHaveLength(1);
    expect(box).toEqual({ top: 1, bottom: 2, left: at('code'), right: at('actif') });
  });

  it('fills a selection that is a multiple of the block', () => {
    const { sheet } = paste(fresh(), { top: 0, bottom: 3, left: at('note'), right: at('note') }, 'a\nb');
    expect([0, 1, 2, 3].map((row) => valueAt(sheet, row, 'note'))).toEqual(['a', 'b', 'a', 'b']);
  });

  it('adds rows below the last one, if permitted', () => {
    const text = 'Un\tU1\nDeux\tU2\nTrois\tU3';
    const { sheet } = paste(fresh(2), one(1, 'libelle'), text);
    expect(sheet.rows).toHaveLength(4);
    expect(valueAt(sheet, 3, 'code')).toBe('U3');
    const kept = paste(fresh(2), one(1, 'libelle'), text, false);
    expect(kept.sheet.rows).toHaveLength(2);
    expect(kept.skipped).toBe(4);
  });

  it('skips deleted rows, and cells beyond the last column', () => {
    const deleted = markDeleted(fresh(2), [0], true);
    const { sheet, skipped } = paste(deleted, one(0, 'note'), 'a\tb\nc\td');
    expect(valueAt(sheet, 0, 'note')).toBeNull();
    expect(valueAt(sheet, 1, 'note')).toBe('c');
    expect(skipped).toBe(3);
  });

  it('round-trips copied cells', () => {
    const record = fc.record({
      libelle: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && text !== ''),
      code: fc.constantFrom('A', '"B', 'C D', '=1+1'),
      ordre: fc.option(fc.nat({ max: 99 })),
      actif: fc.boolean(),
      note: fc.option(fc.constantFrom('a "b"', '12,5', '01/02/2026')),
    });
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), (records) => {
        const source = sheetOf(records.map((values, index) => rowOf({ id: index + 1, ...values })));
        const all = { top: 0, bottom: records.length - 1, left: 0, right: columns.length - 1 };
        const copied = printTsv(textsIn(cells(source), all, print));
        const { sheet } = paste(fresh(records.length), all, copied);
        records.forEach((values, row) =>
          Object.entries(values).forEach(([name, value]) => expect(valueAt(sheet, row, name)).toEqual(value)),
        );
        expect(printTsv(textsIn(cells(sheet), all, print))).toBe(copied);
      }),
    );
  });
});

describe('filling down and clearing', () => {
  it('copies the first row of a selection to the others', () => {
    const box = { top: 1, bottom: 3, left: at('libelle'), right: at('code') };
    const sheet = editCells(fresh(), filledDown(cells(fresh()), box).edits);
    expect([0, 1, 2, 3].map((row) => valueAt(sheet, row, 'code'))).toEqual(['C1', 'C2', 'C2', 'C2']);
  });

  it('copies the row above a single one, except for the first', () => {
    expect(filledDown(cells(fresh()), one(2, 'code')).edits).toEqual([
      { row: 2, name: 'code', entry: { value: 'C2' } },
    ]);
    expect(filledDown(cells(fresh()), one(0, 'code')).edits).toEqual([]);
  });

  it('clears a selection, and reports required fields', () => {
    const { edits } = emptied(cells(fresh()), { top: 0, bottom: 0, left: at('libelle'), right: at('ordre') }, read);
    const sheet = editCells(fresh(), edits);
    expect(sheet.rows[0]?.entries).toEqual({
      libelle: { value: null, issues: [{ code: 'required' }] },
      code: { value: null, issues: [{ code: 'required' }] },
      ordre: { value: null },
    });
  });
});
