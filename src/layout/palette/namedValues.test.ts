import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import { namedValues } from './namedValues';

const registry = createRegistry(schemas);

it.each([
  ['Contacts', 'Jean Dupont 06 12 34 56 78', { prenom: 'Jean', nom: 'Dupont', telephone: '+33612345678' }],
  ['Contacts', 'DUPONT Jean', { prenom: 'Jean', nom: 'DUPONT' }],
  ['Contacts', 'jean.dupont@test.example', { email: 'jean.dupont@test.example' }],
  ['Contacts', 'Dupont', { nom: 'Dupont' }],
  ['Entreprises', 'Boulangerie Test à Lille', { nom: 'Boulangerie Test', ville: 'Lille' }],
  ['Entreprises', 'Pain à la coque', { nom: 'Pain à la coque' }],
])('%s: "%s"', (name, typed, values) => {
  expect(namedValues(registry.get(name), typed)).toEqual(values);
});
