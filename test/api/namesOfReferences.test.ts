import { expect, it } from 'vitest';
import { openDeclaredServer } from '../support/declaredServer';
import { limitedPerson } from '../support/limitedPerson';

const server = await openDeclaredServer();
const person = async (nom: string) =>
  server.made('/api/Utilisateurs', { nom, prenom: 'Anne', email: `${nom.toLowerCase()}@socle.example` });
const company = (nom: string, responsableId: number) =>
  server.made('/api/Entreprises', { code: nom.slice(0, 3), nom, responsableId });

const [martin, durand, petit] = [await person('Martin'), await person('Durand'), await person('Petit')];
const atelier = await company('Atelier', martin);
await company('Brasserie', durand);

const names = async (as: string, collection = 'Utilisateurs') => {
  const ids = [martin, durand, petit].join(',');
  return server.answer('GET', `/api/noms?Collection=${collection}&ids=${ids}`, undefined, as);
};

it('readers of a company see the name of its person in charge, and nothing else of them', async () => {
  const reader = await server.account(['ENTREPRISES:read']);
  expect((await server.answer('GET', `/api/Utilisateurs/${martin}`, undefined, reader.token)).status).toBe(403);
  expect((await names(reader.token)).body).toEqual([
    { id: martin, nom: 'Martin', prenom: 'Anne' },
    { id: durand, nom: 'Durand', prenom: 'Anne' },
  ]);
});

it('names are shown only for references in records that the reader may read', async () => {
  const stranger = await server.account(['THEMES:read']);
  expect((await names(stranger.token)).body).toEqual([]);
  const links = [{ entrepriseId: atelier }];
  const limited = await limitedPerson(server, [{ rights: ['ENTREPRISES:read'], links }]);
  expect((await names(limited.token)).body).toEqual([{ id: martin, nom: 'Martin', prenom: 'Anne' }]);
});

it('a declaration can keep the names of its list private', async () => {
  const reader = await server.account(['ENTREPRISES:read']);
  for (const collection of ['Dossiers', 'Vues', 'Nulle%20part'])
    expect((await names(reader.token, collection)).status).toBe(404);
});
