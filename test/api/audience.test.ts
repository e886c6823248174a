import { beforeAll, describe, expect, it } from 'vitest';
import { applyRows } from '../../server/seed/applyRows';
import { keepDocuments } from '../../server/portal/seed/demo/documents';
import type { SummaryData } from '../../src/resources/protocol/recordCalls';
import { createRegistry } from '../../src/resources/registry/registry';
import { Fonctions } from '../../src/resources/schemas/acces';
import { Entreprises } from '../../src/resources/schemas/entreprises';
import { EntrepriseInformations } from '../../src/resources/schemas/entreprisesVues';
import { GroupeMembres, Groupes } from '../../src/resources/schemas/equipes';
import { InformationsAdditionnelles } from '../../src/resources/schemas/notices';
import type { AnyRecord, ResourceSchema } from '../../src/resources/language/resourceSchema';
import { openApiServer, type ApiServer } from '../support/apiServer';

interface Page {
  readonly items: readonly AnyRecord[];
  readonly totalCount: number;
}

/** The notices with API operations, which the portal's lack. */
const Notices: ResourceSchema = {
  ...InformationsAdditionnelles,
  internal: false,
  operations: { ...InformationsAdditionnelles.operations, listing: 'extension' },
  extracts: { lasts: { sort: { field: 'id', order: 'DESC' }, limit: 5 } },
  lookups: { Titre: { field: 'titre' } },
};

let server: ApiServer;
let company: number;
let byFunction: number;
let byGroup: number;
let toOthers: number;
let holder: string;
let member: string;
let stranger: string;
let administrator: string;

const READ = ['ENTREPRISES:read', 'ENTREPRISES_INFOS_ADD:read', 'ENTREPRISES_INFOS_ADD:update'];

async function caller(rights: readonly string[], { fonction = 0, groupe = 0 }): Promise<string> {
  const { id, token } = await server.account(rights);
  if (fonction) await applyRows(server.tenant, 'IdentiteFonctions', [{ identityId: id, fonctionId: fonction }]);
  if (groupe) await applyRows(server.tenant, 'Groupes/{groupeId}/membres', [{ membreId: id }], { groupeId: groupe });
  return token;
}

beforeAll(async () => {
  server = await openApiServer(
    createRegistry([Entreprises, Fonctions, Groupes, GroupeMembres, Notices, EntrepriseInformations]),
  );
  const rows = (resource: string, codes: readonly string[]) =>
    applyRows(
      server.tenant,
      resource,
      codes.map((code) => ({ code, libelle: code })),
    );
  // Makes sure that functions and groups have different ids.
  await rows('Groupes', ['AUTRE-1', 'AUTRE-2', 'AUTRE-3']);
  const [fonction = 0, otherFunction = 0] = await rows('Fonctions', ['SUIVI', 'AUTRE']);
  const [groupe = 0, otherGroup = 0] = await rows('Groupes', ['COMITE', 'AUTRE']);
  [company = 0] = await applyRows(server.tenant, 'Entreprises', [{ code: 'LAC', nom: 'Verrerie du Lac' }]);
  const fichiers = [(await keepDocuments(server.tenant)).contrat];
  [byFunction = 0, byGroup = 0, toOthers = 0] = await applyRows(
    server.tenant,
    Notices.name,
    (
      [
        ['Pour la fonction', fonction, otherGroup],
        ['Pour le groupe', otherFunction, groupe],
        ['Pour les autres', otherFunction, otherGroup],
      ] as const
    ).map(([titre, fonctionId, groupeId]) => ({
      cibleType: 'Entreprise',
      cibleId: company,
      titre,
      message: 'Travaux au quai nord.',
      icone: 'Bell',
      couleur: 'info',
      fichiers,
      fonctionsAllowed: [fonctionId],
      groupesAllowed: [groupeId],
    })),
  );
  // A partner with the id of the company: its notice must not appear at the company.
  const [partner] = await applyRows(server.tenant, 'Partenaires', [
    { nom: 'Mutuelle', type: 'Autre', statut: 'Actif' },
  ]);
  expect(partner).toBe(company);
  await applyRows(server.tenant, Notices.name, [
    {
      cibleType: 'Partenaire',
      cibleId: company,
      titre: 'Partenaire',
      message: 'Convention à revoir.',
      icone: 'Bell',
      couleur: 'info',
      fonctionsAllowed: [fonction],
      groupesAllowed: [groupe],
    },
  ]);
  holder = await caller(READ, { fonction });
  member = await caller(READ, { groupe });
  stranger = await caller(READ, {});
  administrator = await caller([...READ, 'ENTREPRISES_INFOS_ADD:admin'], {});
});

const view = () => `Entreprises/${company}/InformationsAdditionnelles`;
const get = async <Answer>(path: string, as: string) => {
  const response = await server.call('GET', `/api/${path}`, { as });
  expect([path, response.statusCode]).toEqual([path, 200]);
  return response.json<Answer>();
};
const status = async (path: string, as: string) => (await server.call('GET', `/api/${path}`, { as })).statusCode;
const seen = async (path: string, as: string) => {
  const { items, totalCount } = await get<Page>(path, as);
  expect(items).toHaveLength(totalCount);
  return items.map(({ id }) => id);
};

describe('records with an audience', () => {
  it('are listed and counted for holders of a function and members of a group', async () => {
    expect(await seen(view(), holder)).toEqual([byFunction]);
    expect(await seen(view(), member)).toEqual([byGroup]);
    expect(await seen(view(), stranger)).toEqual([]);
    expect(await seen(view(), administrator)).toEqual([toOthers, byGroup, byFunction]);
  });

  it('never appear through a search, filter, sort order or ids', async () => {
    const all = [byFunction, byGroup, toOthers];
    const everything = encodeURIComponent(JSON.stringify({ any: [{ field: 'titre', operator: 'isNotEmpty' }] }));
    for (const query of ['Search=pour', `Filter=${everything}`, 'OrderBy=titre&PageSize=1'])
      expect(await seen(`${view()}?${query}`, holder)).toEqual([byFunction]);
    const many = await get<AnyRecord[]>(`${view()}?ids=${all.join(',')}`, holder);
    expect(many.map(({ id }) => id)).toEqual([byFunction]);
  });

  it('are unknown to everyone else, with their files', async () => {
    const [file] = (await get<{ fichiers: { id: string }[] }>(`${view()}/${byFunction}`, holder)).fichiers;
    for (const collection of [view(), Notices.name])
      for (const path of ['', '/download', `/download/${file?.id}`]) {
        expect([path, await status(`${collection}/${byFunction}${path}`, holder)]).toEqual([path, 200]);
        for (const as of [member, stranger])
          expect([path, await status(`${collection}/${byFunction}${path}`, as)]).toEqual([path, 404]);
      }
  });

  it("count in a record's summary only if the reader belongs to the audience", async () => {
    const numbers = async (as: string) => {
      const { counts } = await get<SummaryData>(`Entreprises/${company}/resume`, as);
      return counts[EntrepriseInformations.name];
    };
    expect(await numbers(holder)).toBe(1);
    expect(await numbers(stranger)).toBe(0);
    expect(await numbers(administrator)).toBe(3);
  });

  it('are restricted in the resource itself too: list, extract, lookup and writes', async () => {
    expect(await seen(`${Notices.name}?Search=travaux`, member)).toEqual([byGroup]);
    const lasts = await get<AnyRecord[]>(`${Notices.name}/lasts`, stranger);
    expect(lasts).toEqual([]);
    expect(await status(`${Notices.name}/Titre/Pour la fonction`, holder)).toBe(200);
    expect(await status(`${Notices.name}/Titre/Pour la fonction`, member)).toBe(404);
    const payload = { titre: 'Lu' };
    const write = async (as: string) =>
      (await server.call('PUT', `/api/${Notices.name}/${toOthers}`, { as, payload })).statusCode;
    expect(await write(stranger)).toBe(404);
    expect(await write(administrator)).toBe(200);
  });

  it('appear when a person joins the group, and disappear when they leave', async () => {
    const { id, token } = await server.account(READ);
    const { items } = await server.tenant.store.list(Groupes, { search: 'COMITE' });
    const groupeId = items[0]?.id ?? 0;
    expect(await seen(view(), token)).toEqual([]);
    await applyRows(server.tenant, GroupeMembres.name, [{ membreId: id }], { groupeId });
    expect(await seen(view(), token)).toEqual([byGroup]);
    expect((await server.call('DELETE', `/api/Groupes/${groupeId}/membres/${id}`)).statusCode).toBe(200);
    expect(await seen(view(), token)).toEqual([]);
  });
});
