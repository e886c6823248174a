import { createRegistry } from '../../src/resources/registry/registry';
import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Words } from '../../src/resources/language/words';

const words = (text: string): Words => [text, text, text, text];

/** Declarations with everything that storage supports, independent of changes to the product's resources. */
export const Rayons = defineResource({
  name: 'Rayons',
  contract: true,
  label: { one: words('Rayon'), many: words('Rayons') },
  rights: 'RAYONS',
  fields: {
    code: text({ label: words('Code'), required: true, unique: true }),
    nom: text({ label: words('Nom'), required: true }),
    parentId: reference({ label: words('Parent'), resource: 'Rayons' }),
  },
  representation: 'nom',
  search: ['code', 'nom'],
  list: { columns: ['nom', 'code', 'parentId'], sort: { field: 'nom', order: 'ASC' } },
  tree: { parent: 'parentId' },
});

export const Articles = defineResource({
  name: 'Articles',
  contract: true,
  label: { one: words('Article'), many: words('Articles') },
  rights: 'ARTICLES',
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    note: text({ label: words('Note') }),
    ordre: integer({ label: words('Ordre') }),
    rayonId: reference({ label: words('Rayon'), resource: 'Rayons' }),
    actif: boolean({ label: words('Actif'), required: true, initial: true }),
  },
  representation: ['nom', 'note'],
  search: ['nom', 'note'],
  // A filter by note uses the search index, so the field needs none of its own.
  list: {
    columns: ['nom', 'note', 'ordre', 'rayonId', 'actif'],
    sort: { field: 'nom', order: 'ASC' },
    filters: ['nom', 'ordre', 'rayonId', 'actif'],
  },
  parameters: { ActifOnly: { label: words('Actifs'), whenTrue: { field: 'actif', operator: 'equals', value: true } } },
});

export const Lots = defineResource({
  name: 'Articles/{articleId}/lots',
  contract: true,
  parent: { resource: 'Articles', parameter: 'articleId' },
  label: { one: words('Lot'), many: words('Lots') },
  rights: 'ARTICLES',
  fields: { numero: text({ label: words('Numéro'), required: true, unique: true }) },
  representation: 'numero',
  list: { columns: ['numero'], sort: { field: 'numero', order: 'ASC' } },
});

export const registry = createRegistry([Rayons, Articles, Lots]);

export const AUTHOR = { id: '1', name: 'Camille Martin' } as const;
