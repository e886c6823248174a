import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyRows } from '../../server/seed/applyRows';
import { kindOf } from '../../src/resources/fields/kinds';
import { createRegistry } from '../../src/resources/registry/registry';
import { DemandesModifications } from '../../src/resources/schemas/demandesModifications';
import { EquipeMembres, Equipes } from '../../src/resources/schemas/equipes';
import { ExportDonnees } from '../../src/resources/schemas/exports';
import { IdentiteFonctions } from '../../src/resources/schemas/liensAcces';
import { TempsTravailSalaries } from '../../src/resources/schemas/planningSalaries';
import { StructureAgences, Structures } from '../../src/resources/schemas/structures';
import { TypeContrats } from '../../src/resources/schemas/contrats';
import { UtilisateurContrats, Utilisateurs } from '../../src/resources/schemas/utilisateurs';
import { openApiServer, type ApiServer } from '../support/apiServer';

// "A private member shows name and function only, to readers without a right to more."

/** The oracle: fields that readers see of a private member; the switches of lists are not secret. */
const TOLD = ['id', 'isPrivateMember', 'nom', 'prenom', 'utilisateurMasquee'];

/** Values that only the private member has. */
const hidden = fc.record({
  email: fc.constantFrom('aubepine@prive.example', 'zinnia@prive.example'),
  matricule: fc.constantFrom('M-aubepine', 'M-zinnia', null),
  telephone: fc.constantFrom('0102030405', '0908070605', null),
  emailConfirmed: fc.boolean(),
  lockoutEnd: fc.constantFrom('2031-02-03T04:05:06.000Z', null),
  voitureFonction: fc.boolean(),
  ordinateur: fc.constantFrom('Aubepine 4', 'Zinnia 4', null),
  autreMateriel: fc.constantFrom('Un badge zinnia', null),
});
const WORDS = ['aubepine', 'zinnia', '0102', 'M-'];

let server: ApiServer;
let reader: string;
let editor: string;
let own: string;
let secret: number;
let team: number;

const rows = (resource: string, values: readonly Record<string, unknown>[], parents?: Record<string, number>) =>
  applyRows(server.tenant, resource, values, parents);
const body = async (url: string, as: string, accept = 'application/json') => {
  const answer = await server.call('GET', url, { as, headers: { accept } });
  return `${answer.statusCode} ${answer.body}`;
};
const record = async (as: string) =>
  (await server.call('GET', `/api/Utilisateurs/${secret}`, { as })).json<Record<string, unknown>>();

const filtered = (condition: object) => `Filter=${encodeURIComponent(JSON.stringify(condition))}`;

const LIST_QUERIES = Object.entries(Utilisateurs.fields).flatMap(([field, spec]) => [
  ...kindOf(spec)
    .operators(spec)
    .filter((operator) => ['isEmpty', 'isNotEmpty', 'contains'].includes(operator))
    .map((operator) => filtered({ field, operator, ...(operator === 'contains' && { value: 'zinnia' }) })),
  ...(kindOf(spec).sortable ? [`OrderBy=${field}`] : []),
]);

/** Every response that a reader of people can get, including hidden people and exports. */
async function everythingTold(exported: number): Promise<readonly string[]> {
  const asked = [
    ...LIST_QUERIES.map((query) => `/api/Utilisateurs?PageSize=100&${query}`),
    ...WORDS.flatMap((word) => [
      `/api/Utilisateurs?PageSize=100&Search=${word}`,
      `/api/Trombinoscope?PageSize=100&Search=${word}`,
      `/api/Identities?Search=${word}`,
      `/api/UserDetails?Identifiant=${word}`,
      `/api/UserDetails?SSIE=${word}`,
      `/api/Equipes/${team}/membres?Search=${word}`,
      `/api/demandesModifications?Search=${word}`,
      `/api/recherche?Search=${word}`,
    ]),
    `/api/Utilisateurs?ids=${secret}`,
    `/api/Utilisateurs/${secret}`,
    `/api/noms?Collection=Utilisateurs&ids=${secret}`,
    `/api/Utilisateurs/${secret}/resume`,
    `/api/Utilisateurs/${secret}/contrats`,
    `/api/Utilisateurs/${secret}/Equipes`,
    `/api/Utilisateurs/${secret}/demandesModifications`,
    `/api/Identities/${secret}?includeDroits=true`,
    `/api/UserDetails/${secret}`,
    `/api/history?Collection=Utilisateurs&Id=${secret}`,
    `/api/ExportDonnees/${exported}/find`,
  ];
  const answers: string[] = [];
  for (const url of asked) answers.push(`${url} ${await body(url, reader)}`);
  answers.push(await body('/api/Utilisateurs', reader, 'application/x-ndjson'));
  return answers;
}

beforeAll(async () => {
  server = await openApiServer(
    createRegistry([
      ...[Equipes, EquipeMembres, Structures, StructureAgences, TempsTravailSalaries, DemandesModifications],
      ...[UtilisateurContrats, TypeContrats, ExportDonnees],
    ]),
  );
  reader = await server.tokenFor(['UTILISATEURS:read', 'EQUIPES:read', 'EXPORTS:read']);
  editor = await server.tokenFor(['UTILISATEURS:read', 'UTILISATEURS:update']);
  const account = await server.account(['UTILISATEURS:read']);
  own = account.token;
  const [nurse = 0] = await rows('Fonctions', [{ code: 'INFIRMIER', libelle: 'Infirmière' }]);
  [secret = 0] = await rows('Utilisateurs', [
    { nom: 'Discret', prenom: 'Xavier', email: 'x@prive.example', isPrivateMember: true },
  ]);
  await rows('Utilisateurs', [{ nom: 'Ouvert', prenom: 'Anne', email: 'anne@ouvert.example', matricule: 'A-1' }]);
  await rows(IdentiteFonctions.name, [{ identityId: secret, fonctionId: nurse }]);
  [team = 0] = await rows('Equipes', [{ code: 'NORD', libelle: 'Nord' }]);
  await rows('Equipes/{equipeId}/membres', [{ membreId: secret }], { equipeId: team });
  await rows(
    'Utilisateurs/{utilisateurId}/contrats',
    [
      {
        nom: 'Contrat zinnia',
        typeContrat: (await rows('TypeContrats', [{ code: 'CDI', libelle: 'CDI' }]))[0],
        dateDemarrage: '2026-01-05',
      },
    ],
    { utilisateurId: secret },
  );
});

describe('a private member', () => {
  it('shows name and function to readers, and everything to people who may change people, and to themselves', async () => {
    expect(Object.keys(await record(reader)).toSorted()).toEqual(TOLD);
    expect(Object.keys(await record(editor))).toHaveLength(Object.keys(Utilisateurs.fields).length + 1);
    const byFunction = await server.call('GET', '/api/Utilisateurs?FonctionCode=INFIRMIER', { as: reader });
    expect(byFunction.json<{ items: object[] }>().items).toMatchObject([{ id: secret, nom: 'Discret' }]);
    const { items } = (await server.call('GET', '/api/Identities?Search=discret', { as: own })).json<{
      items: object[];
    }>();
    expect(items).toMatchObject([{ email: '', lockoutEnd: null }]);
  });

  it('hides teams, profiles, contracts and history', async () => {
    const told = async (as: string) =>
      Promise.all(
        ['Equipes', 'contrats'].map(
          async (name) =>
            (await server.call('GET', `/api/Utilisateurs/${secret}/${name}`, { as })).json<object[]>().length,
        ),
      );
    expect(await told(reader)).toEqual([0, 0]);
    expect(await told(editor)).toEqual([1, 1]);
    const history = `/api/history?Collection=Utilisateurs&Id=${secret}`;
    const writes = async (as: string) =>
      (await server.call('GET', history, { as })).json<{ totalCount: number }>().totalCount;
    expect(await writes(reader)).toBe(0);
    expect(await writes(editor)).toBeGreaterThan(0);
  });

  it('is explained by "Pourquoi ?", with the rights to see the rest', async () => {
    const { id } = await server.account(['UTILISATEURS:read']);
    const why = async (query: string) =>
      (await server.call('GET', `/api/access/why?identityId=${id}&${query}`)).json<{ privateNeeds: string[] }>();
    for (const query of [
      'route=/utilisateurs',
      'route=/trombinoscope',
      `method=GET&path=/api/Utilisateurs/1/Equipes`,
      'method=GET&path=/api/Trombinoscope',
    ])
      expect((await why(query)).privateNeeds, query).toEqual(['UTILISATEURS:update', 'UTILISATEURS:admin']);
    expect((await why('route=/equipes')).privateNeeds).toEqual([]);
  });

  it('cannot be found by hidden values: every response to a reader stays the same', async () => {
    const values = { nom: 'Export', jeuDonnees: 'Utilisateurs', recherche: 'zinnia' };
    const exported = (await server.call('POST', '/api/ExportDonnees', { payload: values })).json<{ id: number }>().id;
    const first = await everythingTold(exported);
    expect(first.filter((answer) => / 200 /.test(answer)).length).toBeGreaterThan(50);
    await fc.assert(
      fc.asyncProperty(hidden, async (values) => {
        const changes = [{ resource: 'Utilisateurs', action: 'update', id: secret, values }] as const;
        await server.tenant.store.apply({ author: { id: '1', name: 'Essai' }, origin: 'seed', changes });
        expect(await everythingTold(exported)).toEqual(first);
      }),
      { numRuns: 3 },
    );
    const found = await server.call('GET', '/api/Utilisateurs?Search=prive.example', { as: editor });
    expect(found.json<{ totalCount: number }>().totalCount).toBe(1);
  });

  it('has empty hidden fields for readers, also in combined conditions', async () => {
    const values = { matricule: 'M-zinnia' };
    const changes = [{ resource: 'Utilisateurs', action: 'update', id: secret, values }] as const;
    await server.tenant.store.apply({ author: { id: '1', name: 'Essai' }, origin: 'seed', changes });
    const isEmpty = { field: 'matricule', operator: 'isEmpty' };
    const isNamed = { field: 'nom', operator: 'equals', value: 'Discret' };
    const has = { field: 'matricule', operator: 'isNotEmpty' };
    const found = async (condition: object, as = reader) => {
      const { items } = (
        await server.call('GET', `/api/Utilisateurs?PageSize=100&${filtered(condition)}`, { as })
      ).json<{
        items: readonly { id: number }[];
      }>();
      return items.some(({ id }) => id === secret);
    };
    expect(await found({ any: [isEmpty, { ...isNamed, value: 'Ouvert' }] })).toBe(true);
    expect(await found({ any: [has, isNamed] })).toBe(true);
    expect(await found({ all: [has, isNamed] })).toBe(false);
    expect(await found({ all: [has, isNamed] }, editor)).toBe(true);
  });
});
