import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import { askedFields, fieldsNamed, valueText } from './askedFields';

const registry = createRegistry(schemas);
const company = registry.get('Entreprises');

it.each([
  ['effectif ateliers delattre', ['effectif'], 'ateliers delattre'],
  ['ateliers delattre effectif', ['effectif'], 'ateliers delattre'],
  ['téléphone de nicolas kowalski', ['telephone'], 'nicolas kowalski'],
  ['qui suit ateliers delattre', ['suit'], 'ateliers delattre'],
])('"%s" asks for a field of a record', (query, asked, rest) => {
  expect(askedFields(query, registry.visible, 'fr')).toEqual({ asked, rest });
});

it.each(['adhérent 77', 'effectif', 'ateliers delattre', 'contacts de kowalski', ''])('"%s" does not', (query) => {
  expect(askedFields(query, registry.visible, 'fr')).toBeUndefined();
});

it('who is in charge stands in the list, and comes first', () => {
  expect(fieldsNamed(company, ['suit'], 'fr')[0]?.label).toBe('Responsable du suivi');
  expect(fieldsNamed(company, ['nom'], 'fr')).toEqual([]);
});

it('an address is one line, and an empty field says nothing', () => {
  const record = { id: 1, adresse: '1 rue Haute', codePostal: '59000', ville: 'Lille', effectif: 20 };
  expect(valueText(company, 'adresse', record, 'fr')).toBe('1 rue Haute, 59000, Lille');
  expect(valueText(company, 'ville', record, 'fr')).toBe('Lille');
  expect(valueText(company, 'effectif', record, 'fr')).toBe('20');
  expect(valueText(company, 'siren', record, 'fr')).toBe('');
});
