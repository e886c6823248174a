import { expect, it } from 'vitest';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../../resources/registry/registry';
import { requestBody } from '../requestBody';
import { contractUpdateBody, contractValues, filesAside } from './contractUpdate';

const { get } = createRegistry(schemas);
const [FichesIncident, Utilisateurs] = [get('FichesIncident'), get('Utilisateurs')];

const photo = new File(['x'], 'moi.jpg', { type: 'image/jpeg' });

it('leaves out the empty fields of a user and the photo, which has an address of its own', () => {
  const values = { nom: 'Petit', ordinateur: null, matricule: '', isPrivateMember: false, photo: { rawFile: photo } };
  expect(contractValues(Utilisateurs, values)).toEqual({ nom: 'Petit', isPrivateMember: false });
  expect(filesAside(Utilisateurs, values)).toEqual([['photo', { photo: { rawFile: photo } }]]);
});

it('sends no photo that is stored already', () => {
  const stored = { id: 'd'.repeat(64), name: 'moi.jpg', type: 'image/jpeg', size: 1 };
  expect(filesAside(Utilisateurs, { photo: stored })).toEqual([]);
});

it('sends JSON where the contract takes it, and a form as soon as a file was chosen', () => {
  const kind = contractUpdateBody(FichesIncident);
  expect(requestBody(FichesIncident, { titre: 'Chute', fichiers: [] }, kind).body).toEqual({
    titre: 'Chute',
    fichiers: [],
  });
  expect(requestBody(FichesIncident, { fichiers: [{ rawFile: photo }] }, kind).body).toBeInstanceOf(FormData);
});

it('sends a form where the resource has files', () => {
  expect(contractUpdateBody(Utilisateurs)).toBe('form');
  expect(requestBody(Utilisateurs, { nom: 'Petit' }, 'form').body).toBeInstanceOf(FormData);
});
