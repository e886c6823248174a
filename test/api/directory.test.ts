import { describe, expect, it } from 'vitest';
import { applyRows } from '../../server/seed/applyRows';
import { createRegistry } from '../../src/resources/registry/registry';
import { EquipeMembres, Equipes } from '../../src/resources/schemas/equipes';
import { IdentiteFonctions } from '../../src/resources/schemas/liensAcces';
import { TempsTravailSalaries } from '../../src/resources/schemas/planningSalaries';
import { StructureAgences, Structures } from '../../src/resources/schemas/structures';
import { openApiServer } from '../support/apiServer';

interface Entry {
  readonly id: number;
  readonly nom: string;
  readonly [field: string]: unknown;
}

const server = await openApiServer(
  createRegistry([Equipes, EquipeMembres, Structures, StructureAgences, TempsTravailSalaries]),
);
const rows = (resource: string, values: readonly Record<string, unknown>[], parents?: Record<string, number>) =>
  applyRows(server.tenant, resource, values, parents);
const { token } = await server.account(['UTILISATEURS:read']);

const person = (nom: string, prenom: string, rest: object = {}) => ({
  nom,
  prenom,
  email: `${nom}@annuaire.example`.toLowerCase(),
  emailProfessionnel: `${nom}@annuaire.example`.toLowerCase(),
  telephone: '0102030405',
  ...rest,
});
const [zelda = 0, yvars = 0, secret = 0, hidden = 0] = await rows('Utilisateurs', [
  person('Zelda', 'Éloïse'),
  person('Yvars', 'Béatrice'),
  person('Xavier', 'Discret', { isPrivateMember: true }),
  person('Wagram', 'Masqué', { utilisateurMasquee: true }),
]);
const [nurse = 0] = await rows('Fonctions', [{ code: 'INFIRMIER', libelle: 'Infirmière' }]);
await rows(
  IdentiteFonctions.name,
  [zelda, secret].map((identityId) => ({ identityId, fonctionId: nurse })),
);
const [north = 0] = await rows(Equipes.name, [{ code: 'NORD', libelle: 'Équipe nord' }]);
await rows(EquipeMembres.name, [{ membreId: zelda, responsable: true }, { membreId: secret }], { equipeId: north });
const [centre = 0] = await rows(Structures.name, [{ code: 'CENTRE', nom: 'Centre des Quais' }]);
await rows(TempsTravailSalaries.name, [{ utilisateurId: yvars, structureId: centre }]);

const get = (query: string, as: string | undefined = token) =>
  server.call('GET', `/api/Trombinoscope?PageSize=100&${query}`, as === undefined ? {} : { as });
const found = async (query: string, as?: string) => (await get(query, as)).json<{ items: Entry[] }>().items;
const names = async (query: string) => (await found(query)).map(({ nom }) => nom);

describe('the staff directory', () => {
  it('shows functions, teams and structure of each person', async () => {
    const entries = await found('Search=annuaire zelda&SearchBy=nom');
    expect(entries).toEqual([]);
    expect(await found('Search=zelda eloise&SearchBy=nom')).toEqual([
      {
        id: zelda,
        nom: 'Zelda',
        prenom: 'Éloïse',
        fonctions: ['Infirmière'],
        equipes: [{ id: north, libelle: 'Équipe nord', responsable: true }],
        structure: null,
        emailProfessionnel: 'zelda@annuaire.example',
        telephone: expect.any(String),
        photo: null,
        isPrivateMember: false,
      },
    ]);
  });

  it('searches by name, function, team and structure, in all of them by default', async () => {
    expect(await names('Search=infirmiere&SearchBy=fonction')).toEqual(['Xavier', 'Zelda']);
    expect(await names('Search=nord&SearchBy=equipe')).toEqual(['Zelda']);
    expect(await names('Search=quais&SearchBy=structure')).toEqual(['Yvars']);
    expect(await names('Search=quais&SearchBy=nom')).toEqual([]);
    expect(await names('Search=quais yvars')).toEqual(['Yvars']);
    expect(await names(`EquipeId=${north}`)).toEqual(['Zelda']);
  });

  it('shows no hidden person, and only name and function of a private one', async () => {
    const everybody = await found('');
    expect(everybody.map(({ id }) => id)).not.toContain(hidden);
    expect(everybody.find(({ id }) => id === secret)).toMatchObject({
      nom: 'Xavier',
      fonctions: ['Infirmière'],
      equipes: [],
      emailProfessionnel: null,
      telephone: null,
      photo: null,
      isPrivateMember: true,
    });
    const editor = await server.tokenFor(['UTILISATEURS:read', 'UTILISATEURS:update']);
    expect((await found('', editor)).find(({ id }) => id === secret)).toMatchObject({
      equipes: [{ id: north }],
      telephone: expect.any(String),
    });
  });

  it('is sorted in both directions with nulls last, and paged with the total', async () => {
    const byStructure = await names('OrderBy=structure');
    expect(byStructure[0]).toBe('Yvars');
    expect((await names('OrderBy=structure&OrderByDescending=true'))[0]).toBe('Yvars');
    const all = await names('');
    expect(await names('OrderByDescending=true')).toEqual(all.toReversed());
    const page = await server.call('GET', '/api/Trombinoscope?PageSize=2&PageNumber=2', { as: token });
    expect(page.json()).toMatchObject({ totalCount: all.length, items: [{ nom: all[2] }, { nom: all[3] }] });
  });

  it('is exported as a document for its readers', async () => {
    const pdf = await server.call('GET', '/api/Trombinoscope/pdf?Search=zelda', { as: token });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toContain('trombinoscope');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const wrong = await server.call('GET', '/api/Trombinoscope/pdf?PageSize=3', { as: token });
    expect(wrong.statusCode).toBe(400);
  });

  it('refuses unknown parameters, and callers without the right', async () => {
    expect((await get('SearchBy=couleur')).statusCode).toBe(400);
    expect((await get('EquipeId=abc')).statusCode).toBe(400);
    expect((await get('', await server.tokenFor([]))).statusCode).toBe(403);
  });
});
