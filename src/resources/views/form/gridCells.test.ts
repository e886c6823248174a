import { expect, it } from 'vitest';
import { Contacts } from '../../schemas/contacts';
import { Entreprises } from '../../schemas/entreprises';
import { gridCells } from './gridCells';

it('a postcode shares its cell with the town, a title with the name', () => {
  expect(gridCells(['email', 'codePostal', 'ville'], Contacts.fields)).toEqual([['email'], ['codePostal', 'ville']]);
  expect(gridCells(['civilite', 'nom', 'prenom'], Contacts.fields)).toEqual([['civilite', 'nom'], ['prenom']]);
});

it('a short field at the end, before another short one or a state stays alone', () => {
  expect(gridCells(['ville', 'codePostal'], Contacts.fields)).toEqual([['ville'], ['codePostal']]);
  expect(gridCells(['codePostal', 'civilite', 'nom'], Contacts.fields)).toEqual([['codePostal'], ['civilite', 'nom']]);
  expect(gridCells(['statut', 'effectif'], Entreprises.fields)).toEqual([['statut'], ['effectif']]);
});

it('keeps every known field once and in order', () => {
  for (const { fields, sections } of [Contacts, Entreprises])
    for (const section of sections)
      expect(gridCells([...section.fields, 'unknown'], fields).flat()).toEqual(section.fields);
});
