import { describe, expect, it } from 'vitest';
import { Domaines, Services } from '../../../../../test/support/screenSchemas';
import { defineResource } from '../../../defineResource';
import { enumeration } from '../../../fields/enumeration/kind';
import type { Language } from '../../../language/words';
import { EntrepriseContrats } from '../../../schemas/entreprisesContrats';
import { EntrepriseContacts } from '../../../schemas/entreprisesContacts';
import { flexibleColumns, isMark, widthsOf } from './columnWidth';

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

describe('the widths of a column', () => {
  const of = (field: string, label: string, content?: number, widths = {}) =>
    widthsOf(Services, { widths }, field, { label, language: 'fr', content });

  it('fit its kind of values and its header', () => {
    expect(of('code', 'Code').need).toBe(120);
    expect(of('libelle', 'Libellé').need).toBe(152);
    expect(of('note', 'Note').need).toBe(260);
    expect(of('ordre', 'Ordre d’affichage').need).toBe(180);
    expect(of('ordre', 'x'.repeat(100)).need).toBe(240);
  });

  it('shrink by the sort arrow, then by cutting headers and texts, but never codes and numbers', () => {
    expect(of('ordre', 'Ordre d’affichage')).toEqual({ need: 180, snug: 162, least: 114 });
    expect(of('ordre', 'Ordre')).toEqual({ need: 88, snug: 88, least: 88 });
    expect(of('code', 'Code').least).toBe(120);
    expect(of('note', 'Note')).toEqual({ need: 260, snug: 260, least: 120 });
  });

  it('follow measured values, within limits; a name gets more', () => {
    expect(of('note', 'Note', 130)).toEqual({ need: 130, snug: 130, least: 130 });
    expect(of('note', 'Note', 160)).toEqual({ need: 160, snug: 160, least: 120 });
    expect(of('note', 'Note', 900).need).toBe(340);
    expect(of('code', 'Code', 20).need).toBe(76);
    const name = widthsOf(Services, {}, 'note', { label: 'Note', language: 'fr', content: 900 }, true);
    expect(name).toEqual({ need: 420, snug: 420, least: 188 });
  });

  it('keep room for a usual name and a picture in a reference', () => {
    const parent = widthsOf(Domaines, {}, 'parentId', { label: 'Domaine', language: 'fr' });
    expect(parent).toEqual({ need: 216, snug: 216, least: 120 });
    const pictured = widthsOf(Domaines, {}, 'parentId', { label: 'Domaine', language: 'fr', isPictured: true });
    expect(pictured.least).toBe(144);
  });

  it('are the chosen one, within limits, unless storage is invalid', () => {
    expect(of('code', 'Code', 200, { code: 90 })).toEqual({ need: 90, snug: 90, least: 90, isChosen: true });
    expect(of('code', 'Code', 200, { code: 9000 }).need).toBe(800);
    expect(of('code', 'Code', undefined, { code: NaN }).need).toBe(120);
  });
});

describe('the width of a column of states', () => {
  it("fits the longest state in the reader's language only", () => {
    const of = (language: Language) => widthsOf(Etats, {}, 'etat', { label: 'État', language }).least;
    expect(of('fr')).toBe(5 * 7 + 52);
    expect(of('de')).toBe(13 * 7 + 52);
  });
});

describe('the columns that share the remaining width', () => {
  it('are long texts and names of records', () => {
    expect(flexibleColumns(Services, {}, ['code', 'note', 'ordre'], 'fr')).toEqual(['note']);
    expect(flexibleColumns(Domaines, {}, ['libelle', 'parentId'], 'fr')).toEqual(['parentId']);
  });

  it('are files, whose names need room', () => {
    expect(flexibleColumns(EntrepriseContrats, {}, ['nom', 'dateDemarrage', 'fichier'], 'fr')).toContain('fichier');
    const { need, least } = widthsOf(EntrepriseContrats, {}, 'fichier', { label: 'Document', language: 'fr' });
    expect([need, least]).toEqual([264, 176]);
  });

  it('are not marks, numbers to call or codes', () => {
    const marks = EntrepriseContacts.list.columns.filter((field) => isMark(EntrepriseContacts, field));
    expect(marks).toEqual(['telephone', 'mobile', 'principal']);
  });

  it('are the first one by default, and none with a chosen width', () => {
    expect(flexibleColumns(Services, {}, ['code', 'ordre'], 'fr')).toEqual(['code']);
    expect(flexibleColumns(Services, { widths: { note: 90, code: 90 } }, ['code', 'note'], 'fr')).toEqual([]);
  });
});
