import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import type { Command } from './commands';
import { namedRecord } from './namedRecord';

const registry = createRegistry(schemas);
const creation = (name: string): Command => ({
  id: `create ${name}`,
  group: 'create',
  label: name,
  effect: { kind: 'go', path: `/${name}` },
});
const all = [creation('Entreprises'), creation('Fournisseurs')];
const sources = {
  schemas: registry.schemas,
  language: 'fr' as const,
  translate: (key: string, args: Readonly<Record<string, string>> = {}) =>
    key.endsWith('createSynonyms') ? 'ajouter nouveau nouvel' : `Créer ${args['name']} ${args['query'] ?? ''}`.trim(),
};

it.each([
  ['ajouter un adhérent nommé Dupont', 'Créer Adhérent Dupont', { nom: 'Dupont' }],
  ['nouvel adhérent Boulangerie Martin', 'Créer Adhérent Boulangerie Martin', { nom: 'Boulangerie Martin' }],
  ['créer fournisseur Papeterie du Nord', 'Créer Fournisseur Papeterie du Nord', { nom: 'Papeterie du Nord' }],
])('"%s" begins a record with that name', (query, label, record) => {
  expect(namedRecord(query, all, sources)).toMatchObject([{ label, effect: { state: { record } } }]);
  expect(namedRecord(query, [], sources)).toEqual([]);
});

it.each(['nouvel adhérent', 'adhérent Dupont', 'ajouter Dupont', 'nouveau contact Dupont'])(
  '"%s" does not',
  (query) => {
    expect(namedRecord(query, all, sources)).toEqual([]);
  },
);
