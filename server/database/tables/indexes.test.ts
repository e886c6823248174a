import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../../src/resources/registry/registry';
import { defineResource } from '../../../src/resources/defineResource';
import { enumeration } from '../../../src/resources/fields/enumeration/kind';
import { date } from '../../../src/resources/fields/date/kind';
import { reference } from '../../../src/resources/fields/reference/kind';
import { text } from '../../../src/resources/fields/text/kind';
import type { Words } from '../../../src/resources/language/words';
import { storedTables } from './table';

const words = (label: string): Words => [label, label, label, label];

const Contrats = defineResource({
  name: 'Contrats',
  contract: true,
  label: { one: words('Contrat'), many: words('Contrats') },
  rights: 'CONTRATS',
  fields: {
    numero: text({ label: words('Numéro'), required: true, unique: true }),
    fin: date({ label: words('Fin') }),
  },
  representation: 'numero',
  search: ['numero'],
  list: { columns: ['numero', 'fin'], sort: { field: 'numero', order: 'ASC' } },
});

const Avenants = defineResource({
  name: 'Contrats/{contratId}/avenants',
  contract: true,
  parent: { resource: 'Contrats', parameter: 'contratId' },
  label: { one: words('Avenant'), many: words('Avenants') },
  rights: 'CONTRATS',
  fields: { objet: text({ label: words('Objet') }), fin: date({ label: words('Fin') }) },
  representation: 'objet',
  search: ['objet'],
  list: { columns: ['objet', 'fin'], sort: { field: 'objet', order: 'DESC' } },
});

const link = { resource: 'Contrats', label: words('Contrat') };

/** Internal: without screens. */
const Lectures = defineResource({
  name: 'Lectures',
  contract: true,
  internal: true,
  label: { one: words('Lecture'), many: words('Lectures') },
  rights: 'CONTRATS',
  fields: { contratId: reference(link), page: text({ label: words('Page') }), lueLe: date({ label: words('Lue le') }) },
  representation: 'page',
  search: ['page'],
  list: { columns: ['page', 'lueLe'], sort: { field: 'lueLe', order: 'ASC' } },
  unique: [['contratId', 'page']],
});

const Etats = defineResource({
  contract: true,
  name: 'Etats',
  readableBy: 'session',
  label: { one: words('État'), many: words('États') },
  rights: 'CONTRATS',
  fields: { code: text({ label: words('Code'), required: true }) },
  representation: 'code',
  search: ['code'],
  list: { columns: ['code'], sort: { field: 'code', order: 'ASC' } },
});

const Personnes = defineResource({
  contract: true,
  name: 'Personnes',
  label: { one: words('Personne'), many: words('Personnes') },
  rights: 'CONTRATS',
  fields: { nom: text({ label: words('Nom'), required: true }), prenom: text({ label: words('Prénom') }) },
  representation: ['nom', 'prenom'],
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
});

const states = ['Ouvert', 'Clos'].map((value) => ({ value, label: words(value) }));

const Dossiers = defineResource({
  contract: true,
  name: 'Dossiers',
  label: { one: words('Dossier'), many: words('Dossiers') },
  rights: 'CONTRATS',
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    etat: enumeration({ label: words('État'), required: true, options: states }),
    suite: enumeration({ label: words('Suite'), options: states }),
  },
  representation: 'nom',
  list: { columns: ['nom', 'etat', 'suite'], sort: { field: 'nom', order: 'ASC' }, filters: ['etat'] },
});

const tables = storedTables(createRegistry([Contrats, Avenants, Lectures, Etats, Personnes, Dossiers]));

const definitions = (resource: string): readonly string[] =>
  tables.find(({ stored }) => stored === resource)?.indexes.map(({ definition }) => definition) ?? [];

describe('the indexes of a table', () => {
  it("cover the list's sort orders in both directions: one without nulls, two with nulls", () => {
    expect(definitions('Contrats')).toEqual(
      expect.arrayContaining(['("numero", id)', '("fin", id)', '("fin" desc nulls last, id desc)']),
    );
    expect(definitions('Contrats').filter((one) => one.includes('"numero"'))).not.toContain(
      '("numero" desc nulls last, id desc)',
    );
  });

  it('hold the rest of a name that begins with the field, which orders equal ones', () => {
    expect(definitions('Personnes').filter((one) => one.includes('id'))).toEqual(['("nom", "prenom", id)']);
  });

  it('have choices in the order of their declaration, and their own values beside it for filters', () => {
    const choices = definitions('Dossiers').filter((one) => /etat|suite/.test(one));
    const position = (field: string) => `array_position(array['Ouvert', 'Clos']::text[], "${field}")`;
    expect(choices).toEqual([
      `(coalesce(${position('etat')}, 3), "nom", id) include ("etat")`,
      '("etat")',
      `(${position('suite')}, "nom", id) include ("suite")`,
      `(${position('suite')} desc nulls last, "nom" desc nulls last, id desc) include ("suite")`,
    ]);
  });

  it('make each unique value unique, ignoring case', () => {
    expect(definitions('Contrats')).toContain('(lower("numero"))');
  });

  it('cover a search, also of a single field', () => {
    expect(definitions('Contrats').filter((one) => one.includes('gin_trgm_ops'))).toHaveLength(1);
    expect(definitions('Contrats/{contratId}/avenants').filter((one) => one.includes('gin_trgm_ops'))).toHaveLength(1);
  });

  it('of a nested list cover its sort order and the global search only, because it is short', () => {
    expect(definitions('Contrats/{contratId}/avenants')).toEqual([
      '("_parent", "objet" desc nulls last, id desc)',
      'using gin ("_search" gin_trgm_ops)',
    ]);
  });

  it('cover filters: folded texts together with the field, so that counts use the index only', () => {
    expect(definitions('Contrats')).toContain('(socle.fold("numero") text_pattern_ops, "numero")');
    expect(definitions('Etats').filter((one) => one.includes('fold'))).toEqual([]);
  });

  it('skip sort and search of internal resources, and prefixes of other indexes', () => {
    expect(definitions('Lectures')).toEqual(['("contratId", lower("page"))']);
  });
});
