import { beforeAll, describe, expect, it } from 'vitest';
import { applyRows } from '../../server/seed/applyRows';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';

let server: DeclaredServer;
let anne: { readonly id: number; readonly token: string };
let otherId: number;
let typeCreneauId: number;
let entrepriseId: number;
let simulationId: number;
let created: readonly number[];

const PLANNER = ['PLANNING_ADMIN:admin'];

beforeAll(async () => {
  server = await openDeclaredServer();
  anne = await server.account(['PLANNING_SALARIE:admin']);
  const other = await server.account([]);
  otherId = other.id;
  typeCreneauId = await server.made('/api/typesCreneau', { code: 'PERM', libelle: 'Permanence', couleur: '#112233' });
  entrepriseId = await server.made('/api/Entreprises', { nom: 'Menuiserie Oeuvrard', code: 'A1' });
  simulationId = await server.made('/api/simulations', {
    nom: 'Essai',
    dateDebut: '2026-03-01',
    dateFin: '2026-03-31',
  });
  const slot = (given: object) => ({ typeCreneauId, ...given });
  created = await applyRows(server.tenant, 'creneaux', [
    slot({
      salarieId: anne.id,
      entrepriseId,
      debut: '2026-03-02T08:00:00Z',
      fin: '2026-03-02T11:00:00Z',
      texte: 'Dit "bonjour" à Zoé',
    }),
    slot({ salarieId: other.id, debut: '2026-03-31T21:30:00Z', fin: '2026-04-01T04:00:00Z' }),
    slot({ isForSystem: true, debut: '2026-03-05T08:00:00.250Z', fin: '2026-03-05T11:00:00Z' }),
    slot({ salarieId: anne.id, debut: '2026-04-02T08:00:00Z', fin: '2026-04-02T11:00:00Z' }),
    slot({ salarieId: anne.id, debut: '2026-03-03T08:00:00Z', fin: '2026-03-03T11:00:00Z', simulationId }),
  ]);
});

const search = (body: object, as?: string) => server.answer('POST', '/api/creneaux/search', body, as);
const found = async (body: object, as?: string) => {
  const { status, body: page } = await search(body, as);
  expect(status, JSON.stringify(page)).toBe(200);
  expect(page.totalCount).toBe(page.items.length);
  return page.items.map(({ id }: { id: number }) => created.indexOf(id));
};

describe('the search for slots', () => {
  it('returns what reading a slot returns, with its version', async () => {
    const { body } = await search({ startDate: '2026-03-01T00:00:00Z', endDate: '2026-03-03T00:00:00Z' });
    const { version, ...slot } = body.items[0];
    expect(version).toBe(1);
    expect(slot).toEqual((await server.answer('GET', `/api/creneaux/${created[0]}`)).body);
    expect((await search({ isForSystem: true })).body.items[0].debut).toBe('2026-03-05T08:00:00.250Z');
  });

  it('excludes a slot that begins at the end of the period', async () => {
    const range = { startDate: '2026-03-04T00:00:00Z', isForSystem: true };
    expect(await found({ ...range, endDate: '2026-03-05T08:00:00.250Z' })).toEqual([]);
    expect(await found({ ...range, endDate: '2026-03-05T08:00:00.251Z' })).toEqual([2]);
  });

  it('accepts every filter', async () => {
    expect(await found({})).toEqual([0, 2, 1, 3]);
    expect(await found({ startDate: '2026-04-01T00:00:00Z' })).toEqual([1, 3]);
    expect(await found({ endDate: '2026-03-05T08:00:00Z' })).toEqual([0]);
    expect(await found({ annee: 2026, moisDebut: 3, moisFin: 3 })).toEqual([0, 2, 1]);
    expect(await found({ annee: 2026, moisDebut: 4 })).toEqual([1, 3]);
    expect(await found({ salarieId: anne.id })).toEqual([0, 2, 3]);
    expect(await found({ filterSalariesIds: [anne.id], isForSystem: false })).toEqual([0, 3]);
    expect(await found({ entrepriseId })).toEqual([0]);
    expect(await found({ filterEntreprisesIds: [entrepriseId, 999] })).toEqual([0]);
    expect(await found({ typesCreneauIds: [999_999] })).toEqual([]);
    expect(await found({ sitesIds: [1] })).toEqual([]);
    expect(await found({ prestationId: 1 })).toEqual([]);
    expect(await found({ search: 'oeuvrard BONJOUR' })).toEqual([0]);
    expect(await found({ simulationId })).toEqual([0, 4, 2, 1, 3]);
    expect(await found({ salarieId: '', search: '' })).toEqual([0, 2, 1, 3]);
  });

  it('finds no slot by a name that the reader may not read', async () => {
    const among = async (search: string) => (await found({ search }, anne.token)).length;
    expect([await among('oeuvrard'), await among('bonjour')]).toEqual([0, 1]);
  });

  it('has pages and a sort order', async () => {
    const { body } = await search({ pageSize: 2, pageNumber: 2, orderBy: 'fin', orderByDescending: true });
    expect([body.totalCount, body.items.map(({ id }: { id: number }) => created.indexOf(id))]).toEqual([4, [2, 0]]);
    expect((await search({ pageSize: 2, pageNumber: 9 })).body).toEqual({ items: [], totalCount: 4 });
  });

  it('refuses unknown parameters by name', async () => {
    const { status, body } = await search({
      startDate: 'demain',
      pageSize: 10_001,
      orderBy: 'xyz',
      moisDebut: 3,
      moi: 1,
    });
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual(['annee', 'moi', 'orderBy', 'pageSize', 'startDate']);
  });

  it('returns no slots of a colleague named in the request', async () => {
    expect(await found({ salarieId: otherId }, anne.token)).toEqual([2]);
    expect(await found({ filterSalariesIds: [otherId] }, anne.token)).toEqual([2]);
    expect(await found({ salarieId: otherId })).toEqual([2, 1]);
  });

  it("returns one's own slots and those for everyone with PLANNING_SALARIE", async () => {
    expect(await found({}, anne.token)).toEqual([0, 2, 3]);
    expect(await found({ annee: 2026, moisDebut: 3, moisFin: 3, isForSystem: false }, anne.token)).toEqual([0]);
    expect((await search({ simulationId }, anne.token)).status).toBe(403);
    for (const right of [...PLANNER, 'PLANNING_SUPERADMIN:admin'])
      expect(await found({}, await server.tokenFor([right]))).toEqual([0, 2, 1, 3]);
  });
});

describe('the reading of slots', () => {
  const MARCH = '/api/planning/creneaux?Debut=2026-03-01T00:00:00Z&Fin=2026-04-01T00:00:00Z';
  const read = (url: string, headers: Record<string, string> = {}, as?: string) =>
    server.call('GET', url, { headers: { 'accept-encoding': 'br', ...headers }, ...(as && { as }) });

  it('returns what the search returns, and 304 to a client that has it', async () => {
    const plain = await read(`${MARCH}&SimulationId=${simulationId}`, { 'accept-encoding': 'identity' });
    const body = { startDate: '2026-03-01T00:00:00Z', endDate: '2026-04-01T00:00:00Z', simulationId };
    expect(plain.json()).toEqual((await search(body)).body);
    const { etag = '', 'content-encoding': encoding } = (await read(MARCH)).headers;
    expect(encoding).toBe('br');
    const again = await read(MARCH, { 'if-none-match': etag });
    expect([again.statusCode, again.headers.etag, again.body]).toEqual([304, etag, '']);
    await server.call('PUT', `/api/creneaux/${created[1]}`, { payload: { texte: 'Autre' } });
    expect((await read(MARCH, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('is limited to what its reader may read', async () => {
    const { etag = '' } = (await read(MARCH)).headers;
    const own = await read(MARCH, { 'if-none-match': etag, 'accept-encoding': 'identity' }, anne.token);
    const ids = own.json<{ items: readonly { id: number }[] }>().items.map(({ id }) => created.indexOf(id));
    expect([own.statusCode, ids]).toEqual([200, [0, 2]]);
    expect((await read(`${MARCH}&SimulationId=${simulationId}`, {}, anne.token)).statusCode).toBe(403);
  });

  it('has pages, and refuses unknown parameters by name', async () => {
    const { body } = await server.answer('GET', `${MARCH}&PageSize=2&PageNumber=2`);
    expect([body.totalCount, body.items.map(({ id }: { id: number }) => created.indexOf(id))]).toEqual([3, [1]]);
    const wrong = await server.answer('GET', '/api/planning/creneaux?Debut=demain&PageSize=10001&SimulationId=x');
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([400, ['Debut', 'PageSize', 'SimulationId']]);
  });
});

describe('the plan of a person', () => {
  it('is readable by the person and by planners', async () => {
    const plan = (id: number, as?: string) => server.answer('GET', `/api/Utilisateurs/${id}/Plannings`, undefined, as);
    const { status, body } = await plan(anne.id, anne.token);
    expect([status, body.map(({ id }: { id: number }) => created.indexOf(id))]).toEqual([200, [3, 2, 0]]);
    expect((await plan(anne.id)).body).toEqual(body);
    expect((await plan(anne.id + 1, anne.token)).status).toBe(403);
    expect((await plan(999_999)).status).toBe(404);
  });
});

it('counts the slots to come in the summary of a record, as the search finds them', async () => {
  const nobody = await server.account(['UTILISATEURS:read']);
  const day = `${new Date().getFullYear() + 2}-05-03`;
  const at = { typeCreneauId, debut: `${day}T08:00:00Z`, fin: `${day}T11:00:00Z` };
  await applyRows(server.tenant, 'creneaux', [
    { ...at, salarieId: otherId },
    { ...at, isForSystem: true },
    { ...at, salarieId: otherId, etat: 'Annule' },
    { ...at, salarieId: otherId, simulationId },
    { ...at, salarieId: anne.id },
  ]);
  const count = async (id: number, as?: string) =>
    (await server.answer('GET', `/api/Utilisateurs/${id}/resume`, undefined, as)).body.comingSlots;
  expect(await count(otherId)).toBe(2);
  expect(await count(otherId, nobody.token)).toBeUndefined();
  // People may read their own.
  expect(await count(nobody.id, nobody.token)).toBe(1);
});
