import { describe, expect, it } from 'vitest';
import { Domaines, Services } from '../../../../../test/support/screenSchemas';
import { defineResource } from '../../../defineResource';
import { enumeration } from '../../../fields/enumeration/kind';
import type { Language } from '../../../language/words';
import { flexibleColumns, widthOf } from './columnWidth';

const Etats = defineResource({
  name: 'Etats',
  label: { one: ['État', 'State', 'Zustand', 'Estado'], many: ['États', 'States', 'Zustände', 'Estados'] },
  rights: 'ETATS',
  fields: {
    etat: enumeration({
      label: ['État', 'State', 'Zustand', 'Estado'],
      options: [{ value: 'Ferme', label: ['Fermé', 'Closed', 'Ausgeschieden', 'Fechado'] }],
    }),
  },
  representation: 'etat',
  list: { columns: ['etat'], sort: { field: 'etat', order: 'ASC' } },
});

describe('the width of a column', () => {
  it('is what its values and its header need', () => {
    expect(widthOf(Services, {}, 'code', { label: 'Code', language: 'fr' })).toBe(120);
    expect(widthOf(Services, {}, 'libelle', { label: 'Libellé', language: 'fr' })).toBe(152);
    expect(widthOf(Services, {}, 'note', { label: 'Note', language: 'fr' })).toBe(260);
    expect(widthOf(Services, {}, 'ordre', { label: "Ordre d'affichage", language: 'fr' })).toBe(188);
    expect(widthOf(Services, {}, 'ordre', { label: 'x'.repeat(100), language: 'fr' })).toBe(240);
  });

  it('is less where the table has little room: a long header takes two lines', () => {
    expect(widthOf(Services, {}, 'ordre', { label: "Ordre d'affichage", language: 'fr', isTight: true })).toBe(140);
    expect(widthOf(Services, {}, 'ordre', { label: 'Ordre', language: 'fr', isTight: true })).toBe(112);
    expect(widthOf(Services, {}, 'note', { label: 'Note', language: 'fr', isTight: true })).toBe(260);
    expect(widthOf(Services, { widths: { code: 90 } }, 'code', { label: 'Code', language: 'fr', isTight: true })).toBe(
      90,
    );
  });

  it('is the chosen one, within bounds, unless the browser kept nonsense', () => {
    expect(widthOf(Services, { widths: { code: 90 } }, 'code', { label: 'Code', language: 'fr' })).toBe(90);
    expect(widthOf(Services, { widths: { code: 9000 } }, 'code', { label: 'Code', language: 'fr' })).toBe(800);
    expect(widthOf(Services, { widths: { code: NaN } }, 'code', { label: 'Code', language: 'fr' })).toBe(120);
  });
});

describe('the width of a column of states', () => {
  it("is that of the longest state in the reader's language, not in any", () => {
    const of = (language: Language) => widthOf(Etats, {}, 'etat', { label: 'État', language });
    expect(of('fr')).toBe(5 * 7 + 52);
    expect(of('de')).toBe(13 * 7 + 52);
  });
});

describe('the columns that share what is left', () => {
  it('are long texts and names of records', () => {
    expect(flexibleColumns(Services, {}, ['code', 'note', 'ordre'], 'fr')).toEqual(['note']);
    expect(flexibleColumns(Domaines, {}, ['libelle', 'parentId'], 'fr')).toEqual(['parentId']);
  });

  it('are the first one where there is none, and none that was given a width', () => {
    expect(flexibleColumns(Services, {}, ['code', 'ordre'], 'fr')).toEqual(['code']);
    expect(flexibleColumns(Services, { widths: { note: 90, code: 90 } }, ['code', 'note'], 'fr')).toEqual([]);
  });
});
