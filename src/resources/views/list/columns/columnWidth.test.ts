import { describe, expect, it } from 'vitest';
import { Domaines, Services } from '../../../../../test/support/screenSchemas';
import { flexibleColumns, widthOf } from './columnWidth';

describe('the width of a column', () => {
  it('is what its values and its header need', () => {
    expect(widthOf(Services, {}, 'code', 'Code')).toBe(120);
    expect(widthOf(Services, {}, 'libelle', 'Libellé')).toBe(152);
    expect(widthOf(Services, {}, 'note', 'Note')).toBe(260);
    expect(widthOf(Services, {}, 'ordre', "Ordre d'affichage")).toBe(188);
    expect(widthOf(Services, {}, 'ordre', 'x'.repeat(100))).toBe(240);
  });

  it('is less where the table has little room: a long header takes two lines', () => {
    expect(widthOf(Services, {}, 'ordre', "Ordre d'affichage", true)).toBe(140);
    expect(widthOf(Services, {}, 'ordre', 'Ordre', true)).toBe(112);
    expect(widthOf(Services, {}, 'note', 'Note', true)).toBe(260);
    expect(widthOf(Services, { widths: { code: 90 } }, 'code', 'Code', true)).toBe(90);
  });

  it('is the chosen one, within bounds, unless the browser kept nonsense', () => {
    expect(widthOf(Services, { widths: { code: 90 } }, 'code', 'Code')).toBe(90);
    expect(widthOf(Services, { widths: { code: 9000 } }, 'code', 'Code')).toBe(800);
    expect(widthOf(Services, { widths: { code: NaN } }, 'code', 'Code')).toBe(120);
  });
});

describe('the columns that share what is left', () => {
  it('are long texts and names of records', () => {
    expect(flexibleColumns(Services, {}, ['code', 'note', 'ordre'])).toEqual(['note']);
    expect(flexibleColumns(Domaines, {}, ['libelle', 'parentId'])).toEqual(['parentId']);
  });

  it('are the first one where there is none, and none that was given a width', () => {
    expect(flexibleColumns(Services, {}, ['code', 'ordre'])).toEqual(['code']);
    expect(flexibleColumns(Services, { widths: { note: 90, code: 90 } }, ['code', 'note'])).toEqual([]);
  });
});
