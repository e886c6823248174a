import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { boolean } from '../../fields/boolean/kind';
import { date } from '../../fields/date/kind';
import { dateTime } from '../../fields/dateTime/kind';
import { decimal } from '../../fields/decimal/kind';
import { longText } from '../../fields/longText/kind';
import type { Words } from '../../language/words';
import type { Cell } from '../cells/cellTypes';
import { CellTooLong } from './cellTooLong';
import { csvLine, csvStyleOf } from './csv';
import { exportName } from './fileNames';
import type { WrittenColumn } from './writeTypes';
import { writeTable } from './writeTable';
import { sheetName } from './xlsx';

const LABEL: Words = ['', '', '', ''];
const COLUMNS: readonly WrittenColumn[] = [
  { heading: 'Texte', spec: longText({ label: LABEL }) },
  { heading: 'Montant', spec: decimal({ label: LABEL, scale: 3 }) },
  { heading: 'Actif', spec: boolean({ label: LABEL }) },
  { heading: 'Jour', spec: date({ label: LABEL }) },
  { heading: 'Début', spec: dateTime({ label: LABEL }) },
];
const MIDNIGHT = new Date('2026-03-01T00:00:00Z');

const line = (cells: readonly Cell[], language: 'fr' | 'en' = 'fr') => csvLine(cells, COLUMNS, csvStyleOf(language));

async function* oneBatch(rows: readonly (readonly Cell[])[]) {
  yield rows;
}

const fileWith = (rows: readonly (readonly Cell[])[]) =>
  writeTable(COLUMNS, oneBatch(rows), { format: 'xlsx', language: 'fr', label: 'Contrats : 2026/27' });

describe('a line of a CSV', () => {
  it("uses the separator and decimal sign of the language's spreadsheets", () => {
    const cells = ['a', -12.5, true, MIDNIGHT, new Date('2026-03-01T14:30:05Z')];
    expect(line(cells)).toBe('a;-12,5;Oui;2026-03-01;2026-03-01 14:30:05\r\n');
    expect(line(cells, 'en')).toBe('a,-12.5,Yes,2026-03-01,2026-03-01 14:30:05\r\n');
    expect(line([null, null, null, null, MIDNIGHT])).toBe(';;;;2026-03-01 00:00\r\n');
  });

  it('quotes by RFC 4180, and all possible separators', () => {
    expect(line(['dit "oui"'])).toBe('"dit ""oui"""\r\n');
    expect(['a;b', 'a,b', 'a\tb', 'a|b', 'a\nb', ' a'].map((text) => line([text]))).toEqual(
      ['a;b', 'a,b', 'a\tb', 'a|b', 'a\nb', ' a'].map((text) => `"${text}"\r\n`),
    );
  });

  it('contains no formula, and no ambiguous number', () => {
    expect(line(['=HYPERLINK("x")'])).toBe(`"'=HYPERLINK(""x"")"\r\n`);
    expect(line(['', 1.234])).toBe(';1,2340\r\n');
    expect(line(['', 1e-7])).toBe(';0,0000001\r\n');
  });
});

describe('a workbook', () => {
  it('has bold sticky headings, column widths, and typed cells', async () => {
    const blob = await fileWith([['=1+1', 1.5, true, MIDNIGHT, MIDNIGHT]]);
    const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()), { readStyles: true });
    const [sheet] = sheets;
    expect(sheet?.name).toBe('Contrats   2026 27');
    expect(sheet?.freezePane).toMatchObject({ rows: 1 });
    expect(sheet?.rows[1]).toEqual(['=1+1', 1.5, true, MIDNIGHT, MIDNIGHT]);
    expect(sheet?.cells?.get('0,0')?.style?.font?.bold).toBe(true);
    const styles = ['1,0', '1,3', '1,4'].map((at) => sheet?.cells?.get(at)?.style);
    expect(styles.map((style) => style?.numFmt)).toEqual(['@', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm']);
    expect(styles.some((style) => style?.font?.bold)).toBe(false);
    expect(sheet?.columns?.every(({ width = 0 }) => width >= 12)).toBe(true);
  });

  it('refuses a text beyond the limit of a cell', async () => {
    await expect(fileWith([['a'.repeat(32_768)]])).rejects.toBeInstanceOf(CellTooLong);
  });

  it('has a valid sheet name', () => {
    expect(['[a]:*?/\\', "'Été'", '', 'x'.repeat(40)].map(sheetName)).toEqual(['a', 'Été', 'Export', 'x'.repeat(31)]);
  });
});

it('a file name contains the list and the date', () => {
  const day = '2026-11-22';
  expect(exportName('Adhérents', day, 'xlsx')).toBe('adherents-2026-11-22.xlsx');
  expect(exportName('Types d’œuvre / Z', day, 'csv')).toBe('types-d-oeuvre-z-2026-11-22.csv');
  expect(exportName('★', day, 'csv')).toBe('export-2026-11-22.csv');
});
