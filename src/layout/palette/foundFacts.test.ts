import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import { foundFacts } from './foundFacts';

const registry = createRegistry(schemas);
const names = { referenced: () => [], language: 'fr', above: () => 'Façonnage de la Lys' } as const;
const at = (address: string, record: Record<string, unknown>) => ({ address, record: { id: 3, ...record }, score: 40 });

it('a site says its company and its town', () => {
  const item = { ...at('Entreprises/4/sites', { nom: 'Siège', ville: 'Lille' }), above: at('Entreprises', {}) };
  expect(foundFacts(item, registry.get('Entreprises/{entrepriseId}/sites'), names)).toBe('Façonnage de la Lys · Lille');
});

it('what it was found by is named, by its label alone if the text is long', () => {
  const company = registry.get('Entreprises');
  const item = { ...at('Entreprises', { nom: 'Lys', ville: 'Lille', codePostal: '59000' }), matched: 'codePostal' };
  expect(foundFacts(item, company, names)).toBe('Code postal 59000 · Lille');
  const called = { ...at('Contacts', { nom: 'Lys', telephone: '+33353013511' }), matched: 'telephone' };
  expect(foundFacts(called, registry.get('Contacts'), names)).toBe('Téléphone 03\u00a053\u00a001\u00a035\u00a011');
  const incident = registry.get('FichesIncident');
  expect(foundFacts({ ...at('FichesIncident', {}), matched: 'circonstances' }, incident, names)).toMatch(/^\S+$/);
  expect(foundFacts(at('FichesIncident', { dateIncident: '2026-11-13T07:00:00Z' }), incident, names)).toContain('2026');
});
