import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import type { LiveChange } from '../../resources/live/liveChange';
import { createRegistry } from '../../resources/registry/registry';
import { outdatedBy } from './affectedReadings';

const registry = createRegistry(schemas);

const change = (resource: string | undefined, topics: LiveChange['topics'] = []) => ({
  resources: resource === undefined ? [] : [{ resource, rows: [], more: true as const }],
  topics,
});

const outdated = (of: Parameters<typeof outdatedBy>[1], keys: readonly (readonly unknown[])[]) =>
  keys.filter(outdatedBy(registry, of)).map(([first]) => first);

it("a write affects the record's lists, those of its parents and of records that reference it", () => {
  const keys = [
    ['Entreprises', 'getList', {}],
    ['Entreprises/12', 'resume'],
    ['Entreprises/12/contrats', 'getList', {}],
    ['Entreprises/12/sites', 'getList', {}],
    ['TypeContrats', 'getMany', {}],
    ['Domaines', 'getList', {}],
  ];
  expect(outdated(change('Entreprises/{entrepriseId}/contrats'), keys)).toEqual([
    'Entreprises',
    'Entreprises/12/contrats',
  ]);
  expect(outdated(change('TypeContrats'), keys)).toContain('TypeContrats');
  expect(outdated(change('Domaines'), keys)).not.toContain('TypeContrats');
});

it('a write does not affect open forms, nor data that no write changes', () => {
  const keys = [
    ['TypeContrats', 'spreadsheet', {}],
    ['auth', 'getPermissions'],
    ['preferences'],
    ['TypeContrats', 'getOne', {}],
  ];
  expect(outdated(change('TypeContrats'), keys)).toEqual(['TypeContrats']);
});

it('a write affects the bell and the plan of the reader', () => {
  const keys = [['inbox'], ['planning', 'slots'], ['home', 'week']];
  expect(outdated(change(undefined, ['inbox']), keys)).toEqual(['inbox', 'home']);
  expect(outdated(change(undefined, ['plan']), keys)).toEqual(['planning', 'home']);
  expect(outdated(change('FichesIncident'), keys)).toEqual(['inbox']);
  expect(outdated(change('Domaines'), keys)).toEqual([]);
});

it('a write affects the figures of a page that counts the records, not its declaration', () => {
  const figures = (resource: string) => ['pages/parc', 'section-1', 'fr', { Mesures: 'nombre' }, resource];
  const keys = [['pages/parc'], figures('Entreprises'), figures('Domaines')];
  const found = keys.filter(outdatedBy(registry, change('Entreprises/{entrepriseId}/contrats')));
  expect(found).toEqual([figures('Entreprises')]);
});
