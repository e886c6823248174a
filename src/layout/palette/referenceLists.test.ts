import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { isUsable } from '../../resources/records/listFilter';
import { createRegistry } from '../../resources/registry/registry';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { menuTree } from '../menu/menuTree';
import type { Command } from './commands';
import { namedLists } from './namedLists';
import { askedReferences, referenceLists, referredOf } from './referenceLists';

const registry = createRegistry(schemas);
const NOW = new Date(2026, 10, 28, 15);
const rights = ['ENTREPRISES', 'DOSSIERS', 'FICHES_INCIDENT', 'UTILISATEURS'];
const held = { rights: rights.map((right) => `${right}:read`), functionCodes: [] };
const sources = {
  menu: menuTree(registry.schemas, productRoutes, held, 'fr'),
  schemas: registry.visible,
  held,
  language: 'fr' as const,
  translate: (key: string) => key,
};
const asked = (query: string) => askedReferences(namedLists(query, sources, NOW), 'fr');
const found = (name: string, id: number, label: string): Command => ({
  id: `record ${name}/${id}`,
  group: 'records',
  label,
  place: { schema: registry.get(name), id: String(id), parents: {} },
  effect: { kind: 'go', path: '/' },
});

it.each([
  ['dossiers ouverts de Verrerie Kowalski', 'Dossiers', 'verrerie kowalski', ['entrepriseId', 'referentId', 'motifId']],
  ['adhérents suivis par dufour', 'Entreprises', 'dufour', ['responsableId']],
  ['valérie dufour adhérents', 'Entreprises', 'valerie dufour', undefined],
  ['incidents de Guérin Loïc', 'FichesIncident', 'guerin loic', undefined],
])('"%s" asks for records of %s', (query, name, rest, fields) => {
  const [first] = asked(query);
  expect([first?.schema.name, first?.rest]).toEqual([name, rest]);
  if (fields) expect(first?.pointing.map(({ field }) => field)).toEqual(fields);
});

it.each(['dossiers', 'dossiers ouverts', 'kowalski', 'dossier kowalski'])('"%s" asks for none', (query) => {
  expect(asked(query)).toEqual([]);
});

it("what is the reader's own is that of people", () => {
  const lists = asked('mes dossiers ouverts');
  const me = { resource: 'Utilisateurs', id: 7, name: 'Marchand Claire' };
  const [command, ...others] = referenceLists(lists, [me], 'fr');
  expect(others).toEqual([]);
  expect(command?.label).toBe('Dossiers\u00a0: Ouvert, Référent Marchand Claire');
  expect(command?.counted?.isGuess).toBeUndefined();
});

it('each found record of the name filters the list that may point at it', () => {
  const lists = asked('dossiers de kowalski');
  const records = [
    found('Entreprises', 12, 'Verrerie Kowalski'),
    found('Themes', 4, 'Kowalski'),
    found('Regions', 3, 'Kowalski'),
  ];
  const commands = referenceLists(lists, referredOf(records, 'kowalski'), 'fr');
  expect(commands.map(({ label }) => label)).toEqual([
    'Dossiers\u00a0: Adhérent Verrerie Kowalski',
    'Dossiers\u00a0: Motif Kowalski',
  ]);
  const filter = commands[0]?.counted?.filter;
  expect(filter).toEqual({ where: [{ field: 'entrepriseId', operator: 'in', value: [12] }] });
  expect(isUsable(registry.get('Dossiers'), { field: 'entrepriseId', operator: 'in', value: [12] })).toBe(true);
});

it('a record that is found by its mail address has another name', () => {
  expect(referredOf([found('Utilisateurs', 3, 'Schmitt Océane')], 'nord')).toEqual([]);
});
