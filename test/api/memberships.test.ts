import { expect, it } from 'vitest';
import { applyChanges, applyRows } from '../../server/seed/applyRows';
import { createRegistry } from '../../src/resources/registry/registry';
import { Profils } from '../../src/resources/schemas/acces';
import {
  CompetenceMembres,
  Competences,
  EquipeMembres,
  Equipes,
  GroupeMembres,
  Groupes,
} from '../../src/resources/schemas/equipes';
import { IdentiteProfils } from '../../src/resources/schemas/liensAcces';
import { Utilisateurs } from '../../src/resources/schemas/utilisateurs';
import { openApiServer } from '../support/apiServer';

const server = await openApiServer(
  createRegistry([Equipes, EquipeMembres, Groupes, GroupeMembres, Competences, CompetenceMembres]),
);
const rows = (resource: string, values: readonly Record<string, unknown>[], parents?: Record<string, number>) =>
  applyRows(server.tenant, resource, values, parents);
const { id: person, token } = await server.account(['UTILISATEURS:read']);
const { id: other } = await server.account([]);

const [south = 0, north = 0] = await rows(Equipes.name, [
  { code: 'SUD', libelle: 'Équipe sud', actif: false },
  { code: 'NORD', libelle: 'Équipe nord', actif: true },
]);
const [committee = 0] = await rows(Groupes.name, [{ code: 'COMITE', libelle: 'Comité', actif: true }]);
const [firstAid = 0] = await rows(Competences.name, [{ code: 'SST', libelle: 'Secourisme', actif: true }]);
await rows(EquipeMembres.name, [{ membreId: person, responsable: true }], { equipeId: south });
await rows(EquipeMembres.name, [{ membreId: person }, { membreId: other }], { equipeId: north });
await rows(GroupeMembres.name, [{ membreId: person }], { groupeId: committee });
await rows(CompetenceMembres.name, [{ membreId: person, Note: 7, Categorie: 'Expert' }], { competenceId: firstAid });
const [planner = 0] = await rows(Profils.name, [{ code: 'PLANIF', libelle: 'Planification' }]);
await rows(IdentiteProfils.name, [{ identityId: person, profilId: planner }]);

const get = (path: string, as = token) => server.call('GET', `/api/Utilisateurs/${path}`, { as });
const answered = async (path: string) => (await get(path)).json<Record<string, unknown>[]>();

it('memberships of a person are sorted by name, with their fields', async () => {
  expect(await answered(`${person}/Equipes`)).toEqual([
    { id: north, code: 'NORD', libelle: 'Équipe nord', actif: true, responsable: false },
    { id: south, code: 'SUD', libelle: 'Équipe sud', actif: false, responsable: true },
  ]);
  expect(await answered(`${person}/Groupes`)).toEqual([
    { id: committee, code: 'COMITE', libelle: 'Comité', actif: true },
  ]);
  expect(await answered(`${person}/Competences`)).toMatchObject([{ id: firstAid, Note: 7, Categorie: 'Expert' }]);
  expect(await answered(`${person}/Profils`)).toEqual([{ id: planner, code: 'PLANIF', libelle: 'Planification' }]);
});

it('memberships of different people are not mixed up', async () => {
  expect(await answered(`${other}/Equipes`)).toMatchObject([{ id: north }]);
  for (const name of ['Groupes', 'Competences', 'Profils']) expect(await answered(`${other}/${name}`)).toEqual([]);
});

it.each(['Equipes', 'Groupes', 'Competences', 'Profils'])(
  'memberships refuse unknown people, parameters and callers',
  async (name) => {
    expect((await get(`999999/${name}`)).statusCode).toBe(404);
    expect((await get(`abc/${name}`)).statusCode).toBe(404);
    expect((await get(`${person}/${name}?PageNumber=1`)).statusCode).toBe(400);
    expect((await get(`${person}/${name}`, await server.tokenFor([]))).statusCode).toBe(403);
  },
);

it('memberships leave out hidden people, in list and total, unless requested', async () => {
  const [group = 0] = await rows(Groupes.name, [{ code: 'TOUS', libelle: 'Tous', actif: true }]);
  await rows(GroupeMembres.name, [{ membreId: person }, { membreId: other }], { groupeId: group });
  const members = async (query: string) =>
    (await server.call('GET', `/api/Groupes/${group}/membres?PageSize=50${query}`)).json<{
      items: { membreId: number }[];
      totalCount: number;
    }>();
  expect(await members('')).toMatchObject({ totalCount: 2 });
  // The count is as recent as the person's record.
  await applyChanges(server.tenant, [
    { resource: Utilisateurs.name, action: 'update', id: other, values: { utilisateurMasquee: true } },
  ]);
  expect(await members('')).toMatchObject({ totalCount: 1, items: [{ membreId: person }] });
  expect(await members('&HiddenUser=true')).toMatchObject({ totalCount: 2 });
});
