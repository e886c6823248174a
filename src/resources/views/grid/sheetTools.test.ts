import { describe, expect, it } from 'vitest';
import { boolean } from '../../fields/boolean/kind';
import { enumeration } from '../../fields/enumeration/kind';
import { integer } from '../../fields/integer/kind';
import { text } from '../../fields/text/kind';
import type { CellWords } from './cellText';
import { columnWidths, gridWidth } from './columnWidths';
import { findCells, nextFound } from './findCells';
import { appendRows, editCells, rowOf, sheetOf, undo } from './gridState';
import type { GridColumn } from './sheetTypes';
import { sortRows } from './sortRows';

const label = ['X', 'X', 'X', 'X'] as const;
const name: GridColumn = { name: 'nom', spec: text({ label }), isIdentity: true, written: 'always' };
const order: GridColumn = { name: 'ordre', spec: integer({ label }), isIdentity: false, written: 'always' };
const columns = [name, order];
const words: CellWords = { language: 'fr', region: 'fr-FR', references: () => undefined };
const rows = [
  rowOf({ id: 1, nom: 'Élan', ordre: 10 }),
  rowOf({ id: 2, nom: null, ordre: 9 }),
  rowOf({ id: 3, nom: 'audit', ordre: null }),
];
const ids = (sheet: { readonly rows: readonly { readonly id?: number }[] }) => sheet.rows.map(({ id }) => id);

describe('sortRows', () => {
  it('sorts texts by language and numbers by value, empty cells last in both directions', () => {
    expect(ids(sortRows(sheetOf(rows), name, 'ASC', words))).toEqual([3, 1, 2]);
    expect(ids(sortRows(sheetOf(rows), name, 'DESC', words))).toEqual([1, 3, 2]);
    expect(ids(sortRows(sheetOf(rows), order, 'ASC', words))).toEqual([2, 1, 3]);
  });

  it('sorts choices in the order of their declaration', () => {
    const options = ['Ouvert', 'Clos'].map((value) => ({ value, label }));
    const state: GridColumn = { ...order, name: 'etat', spec: enumeration({ label, options }) };
    const states = ['Clos', 'Ouvert', null].map((etat, index) => rowOf({ id: index + 1, etat }));
    expect(ids(sortRows(sheetOf(states), state, 'ASC', words))).toEqual([2, 1, 3]);
    expect(ids(sortRows(sheetOf(states), state, 'DESC', words))).toEqual([1, 2, 3]);
  });

  it('keeps new rows at the end, and undo finds the edited row', () => {
    const edited = editCells(sheetOf(rows), [{ row: 2, name: 'ordre', entry: { value: 1 } }]);
    const sorted = sortRows(appendRows(edited, 1, {}), name, 'ASC', words);
    expect(ids(sorted)).toEqual([3, 1, 2, undefined]);
    const undone = undo(undo(sorted));
    expect(ids(undone)).toEqual([3, 1, 2]);
    expect(undone.rows[0]?.entries).toEqual({});
  });
});

const pixelsOf = (text: string) => text.length * 8;

describe('columnWidths', () => {
  const labelOf = ({ name: field }: GridColumn) => (field === 'ordre' ? 'Ordre d’affichage dans les listes' : 'Nom');

  it('fit the heading and most cells', () => {
    const widths = columnWidths(columns, rows, words, labelOf, pixelsOf);
    expect(widths.get('ordre')?.width).toBeGreaterThan(250);
    expect(widths.get('nom')?.width).toBeLessThan(100);
  });

  it('fit all choices, also those that no row has', () => {
    const options = [
      { value: 'A', label: ['Actif', 'Active', 'Aktiv', 'Ativo'] },
      { value: 'R', label: ['Radié', 'Struck off', 'Ausgeschieden', 'Excluído'] },
    ] as const;
    const state: GridColumn = { ...order, name: 'etat', spec: enumeration({ label, options }) };
    const some = [rowOf({ id: 1, etat: 'A' })];
    const widthIn = (language: 'fr' | 'de') =>
      columnWidths([state], some, { ...words, language }, () => 'X', pixelsOf).get('etat')?.width ?? 0;
    expect(widthIn('de') - pixelsOf('Ausgeschieden')).toBeGreaterThan(30);
    expect(widthIn('fr')).toBeLessThan(widthIn('de'));
  });

  it('fit a long name if there is room', () => {
    const names = Array.from({ length: 50 }, (_, at) =>
      rowOf({ id: at, nom: at === 0 ? 'Administration publique' : 'court' }),
    );
    expect(columnWidths([name], names, words, labelOf, pixelsOf).get('nom')?.width).toBeGreaterThan(190);
    const code: GridColumn = { ...name, isIdentity: false };
    expect(columnWidths([code], names, words, labelOf, pixelsOf).get('nom')?.width).toBeLessThan(100);
  });

  it('let a name grow by its whole text, before other columns', () => {
    const names = Array.from({ length: 50 }, (_, at) => rowOf({ id: at, nom: at === 0 ? 'x'.repeat(70) : 'court' }));
    const found = columnWidths([name], names, words, labelOf, pixelsOf).get('nom');
    expect(found?.widest).toBeGreaterThan(500);
    expect(found && gridWidth(name, found)).toBe(`minmax(${found?.width ?? 0}px, ${(found?.widest ?? 0) * 3}fr)`);
  });

  it('leave the space that remains to names and texts, not to choices', () => {
    const widthOf = (column: GridColumn) => gridWidth(column, { width: 100, widest: 100 });
    const active: GridColumn = { ...name, spec: boolean({ label }), isIdentity: false };
    expect(widthOf(name)).toBe('minmax(100px, 300fr)');
    expect(widthOf({ ...name, isIdentity: false })).toBe('minmax(100px, 100fr)');
    expect(widthOf(active)).toBe(100);
    expect(widthOf(order)).toBe(100);
  });

  it('fit changed rows, wherever they are', () => {
    const many = Array.from({ length: 500 }, (_, at) => rowOf({ id: at, nom: 'court' }));
    const pasted = editCells(sheetOf(many), [{ row: 400, name: 'nom', entry: { value: 'Administration publique' } }]);
    expect(columnWidths([name], pasted.rows, words, labelOf, pixelsOf).get('nom')?.width).toBeGreaterThan(190);
  });

  it('ignore one long text among short ones', () => {
    const many = Array.from({ length: 50 }, (_, at) => rowOf({ id: at, nom: at === 0 ? 'x'.repeat(300) : 'court' }));
    expect(columnWidths([name], many, words, labelOf, pixelsOf).get('nom')?.width).toBeLessThan(100);
  });
});

describe('findCells', () => {
  it('finds texts ignoring case and accents, and wraps around', () => {
    const found = findCells(rows, columns, words, 'ELA');
    expect(found).toEqual([{ row: 0, column: 0 }]);
    const all = findCells(rows, columns, words, '1');
    expect(all).toEqual([{ row: 0, column: 1 }]);
    const several = [...found, { row: 2, column: 0 }];
    expect(nextFound(several, { row: 0, column: 0 }, 1)).toBe(1);
    expect(nextFound(several, { row: 2, column: 0 }, 1)).toBe(0);
    expect(nextFound(several, { row: 0, column: 0 }, -1)).toBe(1);
  });
});
