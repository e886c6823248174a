import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readTable } from '../readTable';

const day = new Date(Date.UTC(2026, 2, 1));

const book = () =>
  writeXlsx({
    sheets: [
      { name: 'Listes', rows: [['x'], ['y']], hidden: true },
      {
        name: 'Contrats',
        rows: [
          [null],
          ['Nom', 'Début', 'Prix', 'Actif'],
          ['Été', day, 12.5, true],
          [],
          ['0012', null, null, false, 'à côté'],
        ],
      },
      { name: 'Vide', rows: [] },
    ],
  });

it('the first visible sheet is read, with typed cells and row numbers', async () => {
  expect(await readTable(await book(), 'a.xlsx')).toEqual({
    ok: true,
    table: {
      format: 'xlsx',
      sheets: ['Listes', 'Contrats', 'Vide'],
      sheet: 'Contrats',
      decimalComma: true,
      headings: ['Nom', 'Début', 'Prix', 'Actif', ''],
      rows: [
        ['Été', day, 12.5, true, null],
        ['0012', null, null, false, 'à côté'],
      ],
      lines: [3, 5],
    },
  });
});

it('a chosen sheet is read, and a missing or empty one reported', async () => {
  const bytes = await book();
  expect(await readTable(bytes, 'a.xlsx', { sheet: 'Listes' })).toMatchObject({ ok: true, table: { rows: [['y']] } });
  expect(await readTable(bytes, 'a.xlsx', { sheet: 'Quoi' })).toEqual({
    ok: false,
    problem: { code: 'unknownSheet', args: { sheet: 'Quoi' } },
  });
  expect(await readTable(bytes, 'a.xlsx', { sheet: 'Vide' })).toMatchObject({ problem: { code: 'empty' } });
});
