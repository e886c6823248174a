import { expect, it } from 'vitest';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../../resources/registry/registry';
import { requestBody } from '../requestBody';
import { contractUpdateBody, contractValues, filesAside } from './contractUpdate';

const { get } = createRegistry(schemas);
const [FichesIncident, Utilisateurs] = [get('FichesIncident'), get('Utilisateurs')];

const photo = new File(['x'], 'moi.jpg', { type: 'image/jpeg' });

it('an update of a user omits empty fields, and the photo, which has its own address', () => {
  const values = { nom: 'Petit', ordinateur: null, matricule: '', isPrivateMember: false, photo: { rawFile: photo } };
  expect(contractValues(Utilisateurs, values)).toEqual({ nom: 'Petit', isPrivateMember: false });
  expect(filesAside(Utilisateurs, values)).toEqual([['photo', { photo: { rawFile: photo } }]]);
});

it('a stored photo is not sent again', () => {
  const stored = { id: 'd'.repeat(64), name: 'moi.jpg', type: 'image/jpeg', size: 1 };
  expect(filesAside(Utilisateurs, { photo: stored })).toEqual([]);
});

it('an update is JSON where the contract accepts it, and a form once a file is chosen', () => {
  const kind = contractUpdateBody(FichesIncident);
  expect(requestBody(FichesIncident, { titre: 'Chute', fichiers: [] }, kind).body).toEqual({
    titre: 'Chute',
    fichiers: [],
  });
  expect(requestBody(FichesIncident, { fichiers: [{ rawFile: photo }] }, kind).body).toBeInstanceOf(FormData);
});

it('an update is a form if the resource has files', () => {
  expect(contractUpdateBody(Utilisateurs)).toBe('form');
  expect(requestBody(Utilisateurs, { nom: 'Petit' }, 'form').body).toBeInstanceOf(FormData);
});
