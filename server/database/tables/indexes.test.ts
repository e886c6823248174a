import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../../src/resources/registry';
import { defineResource } from '../../../src/resources/defineResource';
import { date } from '../../../src/resources/fields/date/kind';
import { text } from '../../../src/resources/fields/text/kind';
import type { Words } from '../../../src/resources/words';
import { storedTables } from './table';

const words = (label: string): Words => [label, label, label, label];

const Contrats = defineResource({
  name: 'Contrats',
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
  parent: { resource: 'Contrats', parameter: 'contratId' },
  label: { one: words('Avenant'), many: words('Avenants') },
  rights: 'CONTRATS',
  fields: { objet: text({ label: words('Objet') }), fin: date({ label: words('Fin') }) },
  representation: 'objet',
  search: ['objet'],
  list: { columns: ['objet', 'fin'], sort: { field: 'objet', order: 'DESC' } },
});

const tables = storedTables(createRegistry([Contrats, Avenants]));

const definitions = (resource: string): readonly string[] =>
  tables.find(({ stored }) => stored === resource)?.indexes.map(({ definition }) => definition) ?? [];

describe('the indexes of a table', () => {
  it('serve the orders of its list in both directions: one where there are no nulls, two where there are', () => {
    expect(definitions('Contrats')).toEqual(
      expect.arrayContaining(['("numero", id)', '("fin", id)', '("fin" desc nulls last, id desc)']),
    );
    expect(definitions('Contrats').filter((one) => one.includes('"numero"'))).not.toContain(
      '("numero" desc nulls last, id desc)',
    );
  });

  it('hold each unique value once, in whatever case it is written', () => {
    expect(definitions('Contrats')).toContain('(lower("numero"))');
  });

  it('serve a search, also one in a single field', () => {
    expect(definitions('Contrats').filter((one) => one.includes('gin_trgm_ops'))).toHaveLength(1);
    expect(definitions('Contrats/{contratId}/avenants').filter((one) => one.includes('gin_trgm_ops'))).toEqual([]);
  });

  it('below a record serve the order of the list, and no other: there are few records', () => {
    expect(definitions('Contrats/{contratId}/avenants')).toEqual(['("_parent", "objet" desc nulls last, id desc)']);
  });
});
