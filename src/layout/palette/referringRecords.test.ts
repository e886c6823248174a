import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import type { Command } from './commands';
import { namedKinds, namedRecord } from './namedRecord';
import { referringRecords } from './referringRecords';

const registry = createRegistry(schemas);
const all: readonly Command[] = [
  {
    id: 'create Dossiers',
    group: 'create',
    label: 'Créer : Dossier',
    effect: { kind: 'go', path: '/dossiers/creation' },
  },
];
const sources = {
  schemas: registry.schemas,
  language: 'fr' as const,
  translate: (key: string) => (key.endsWith('createSynonyms') ? 'nouveau ajouter' : 'Créer'),
};
const company: Command = {
  id: 'record',
  group: 'records',
  label: 'Verrerie Kowalski',
  detail: 'Lille',
  place: { schema: registry.get('Entreprises'), id: '12', parents: {} },
  effect: { kind: 'go', path: '/' },
};

it('a record for another one begins with it, and not with its name', () => {
  const query = 'nouveau dossier pour Verrerie Kowalski';
  const kinds = namedKinds(query, all, sources);
  expect(kinds).toMatchObject([{ name: 'Verrerie Kowalski', isFor: true }]);
  expect(referringRecords(kinds, [company], 'fr')).toMatchObject([
    {
      label: 'Créer : Dossier · Adhérent Verrerie Kowalski',
      detail: 'Lille',
      effect: { kind: 'go', path: '/dossiers/creation', state: { record: { entrepriseId: 12 } } },
    },
  ]);
  expect(namedRecord(query, all, sources)).toEqual([]);
});

it('a similar name is not meant', () => {
  const kinds = namedKinds('nouveau dossier pour Kowalsky', all, sources);
  expect(referringRecords(kinds, [{ ...company, isNear: true }], 'fr')).toEqual([]);
});
