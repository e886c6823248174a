import { beforeAll, describe, expect, it } from 'vitest';
import { rightsOf } from '../../server/seed/rightRows';
import { portalRights } from '../../server/portal/seed/portalRights';
import { schemas } from '../../src/portal/declared';
import { inParallel } from '../../src/resources/common/inParallel';
import { createRegistry } from '../../src/resources/registry/registry';
import { isScopedOperation } from '../oracle/scopedOperations';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { callsTo } from '../support/callsTo';
import { limitedPerson } from '../support/limitedPerson';
import { statusOf, unknownAddress, walkedOperations } from '../support/walkedOperations';

// Calls every operation as a person with all rights from two profiles, each limited to one company.

const registry = createRegistry(schemas);
const guarded = walkedOperations(registry).filter(({ operation }) => /\w+:\w+/.test(operation['x-right']));
const scoped = guarded.filter(({ name }) => isScopedOperation(name));
const ofCompany = scoped.filter(({ path }) =>
  /^\/api\/(Entreprises|daisy\/entreprises|ressifnet\/entreprises)\/\{/.test(path),
);

let server: ApiServer;
let token: string;
let inside: readonly number[];
let outside: number;

/** The address of an operation at a company; its other ids do not exist. */
const at = (path: string, company: number): string =>
  unknownAddress(path.replace(/(\/entreprises\/)\{\w+\}/i, `$1${company}`));

const { create, status, ids } = callsTo(() => server);

async function statuses(operations: typeof guarded, addressOf: (path: string) => string) {
  return inParallel(operations, async (walked) => ({
    name: walked.name,
    status: await statusOf(server, walked, token, addressOf(walked.path)),
  }));
}

beforeAll(async () => {
  server = await openApiServer(registry);
  const companies: number[] = [];
  for (const code of ['A', 'B', 'C']) {
    const response = await server.call('POST', '/api/Entreprises', { payload: { code, nom: code } });
    companies.push(response.json<{ id: number }>().id);
  }
  const rights = rightsOf(portalRights(registry));
  inside = companies.slice(0, 2);
  outside = companies[2] ?? 0;
  ({ token } = await limitedPerson(
    server,
    inside.map((entrepriseId) => ({ rights, links: [{ entrepriseId }] })),
  ));
});

describe('all rights, from two profiles limited to one company each', () => {
  it('permit no operation outside companies', async () => {
    const others = guarded.filter((one) => !scoped.includes(one));
    expect(others.length).toBeGreaterThan(200);
    const found = await statuses(others, unknownAddress);
    expect(found.filter(({ status }) => status !== 403)).toEqual([]);
  });

  it('permit the operations on companies', async () => {
    expect(scoped.length).toBeGreaterThan(100);
    const found = await statuses(scoped, unknownAddress);
    expect(found.filter(({ status }) => status === 401 || status === 403 || status >= 500)).toEqual([]);
  });

  it('apply to both companies', async () => {
    const reading = ofCompany.filter(({ method }) => method === 'get');
    for (const company of inside) {
      const found = await statuses(
        reading.filter(({ path }) => !path.replace(/^.*?\}/, '').includes('{')),
        (path) => at(path, company),
      );
      // A missing file and a lookup without a result are valid responses.
      expect(found.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
      expect(found.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
    }
  });

  it('apply to no other company, in any operation', async () => {
    const found = await statuses(ofCompany, (path) => at(path, outside));
    expect(found.filter(({ status }) => status !== 404)).toEqual([]);
  });
});

describe('other records that name a company', () => {
  const one = () => inside[0] ?? 0;
  const links = () => [{ entrepriseId: one() }];
  const answer = async <Body>(as: string, url: string) => (await server.call('GET', url, { as })).json<Body>();

  it("are limited too: incidents, besides one's own", async () => {
    const incident = { titre: 'Chute', type: 'Accident', gravite: 'Majeure', dateIncident: '2025-03-01T10:00:00Z' };
    const told = (entrepriseId: number) => ({
      ...incident,
      titre: `Chute ${entrepriseId}`,
      circonstances: 'Sol mouillé.',
      entrepriseId,
    });
    const mine = await create('/api/FichesIncident', told(one()));
    const theirs = await create('/api/FichesIncident', told(outside));
    const { id, token } = await limitedPerson(
      server,
      [{ rights: ['FICHES_INCIDENT:read', 'FICHES_INCIDENT:update'], links: links() }],
      ['FICHES_INCIDENT:create'],
    );
    expect(await ids(token, '/api/FichesIncident')).toEqual([mine]);
    expect(await answer(token, '/api/FichesIncident/statistiques')).toMatchObject({ total: 1 });
    const found = await server.call('POST', '/api/FichesIncident/search', { as: token, payload: {} });
    expect(found.json<{ items: { id: number }[] }>().items.map(({ id }) => id)).toEqual([mine]);
    const csv = await server.call('POST', '/api/FichesIncident/export', { as: token, payload: { format: 'csv' } });
    expect(csv.body.match(/Chute \d/g)).toEqual([`Chute ${one()}`]);
    // Moving a card on the board writes its state.
    expect(await status(token, 'PUT', `/api/FichesIncident/${mine}`, { etat: 'ActionsEnCours' })).toBe(200);
    expect(await status(token, 'PUT', `/api/FichesIncident/${theirs}`, { etat: 'ActionsEnCours' })).toBe(404);
    expect(await status(token, 'GET', `/api/FichesIncident/${theirs}/actions`)).toBe(404);
    expect(await status(token, 'PUT', `/api/FichesIncident/${theirs}`, { lieu: 'Non' })).toBe(404);
    expect(await status(token, 'PUT', `/api/FichesIncident/${mine}`, { entrepriseId: outside })).toBe(403);
    await server.call('PUT', `/api/FichesIncident/${theirs}`, { payload: { abonnesId: [id] } });
    expect(await ids(token, '/api/FichesIncident')).toEqual([mine, theirs]);
    expect(await status(token, 'PUT', `/api/FichesIncident/${theirs}`, { lieu: 'Non' })).toBe(403);
    expect(await status(token, 'DELETE', `/api/FichesIncident/${theirs}/suivi`)).toBe(200);
    expect(await ids(token, '/api/FichesIncident')).toEqual([mine]);
  });

  it('are limited too: notices and calendar feeds', async () => {
    const { token } = await limitedPerson(
      server,
      [{ rights: ['ENTREPRISES_INFOS_ADD:create', 'PLANNING_ADMIN:admin'], links: links() }],
      ['PARTENAIRES_INFOS_ADD:read'],
    );
    const addressed = {
      fonctionsAllowed: [await create('/api/Fonctions', { code: 'LUE', libelle: 'Lue' })],
      groupesAllowed: [await create('/api/Groupes', { code: 'LEC', libelle: 'Lecteurs' })],
      cibleType: 'Entreprise',
    };
    const look = { titre: 'Accès', message: 'Par le quai nord.', icone: 'Bell', couleur: 'danger' };
    const notices = '/api/InformationsAdditionnelles';
    for (const [cibleId, sent, previewed] of [
      [one(), 201, 200],
      [outside, 403, 403],
    ] as const) {
      expect(await status(token, 'POST', `${notices}/previewRights`, { ...addressed, cibleId })).toBe(previewed);
      expect(await status(token, 'POST', notices, { ...look, ...addressed, cibleId })).toBe(sent);
    }
    expect(await status(token, 'POST', '/api/planning/flux', { entrepriseId: outside })).toBe(403);
    const feed = await server.call('POST', '/api/planning/flux', { as: token, payload: { entrepriseId: one() } });
    expect(feed.statusCode).toBe(201);
    // A company's administrator of notices sees all of them, whatever their author and audience.
    const [here = 0, there = 0] = [
      await create(notices, { ...look, ...addressed, cibleId: one() }),
      await create(notices, { ...look, ...addressed, cibleId: outside }),
    ];
    const readersAt = async (cibleId: number) => {
      const preview = await server.call('POST', `${notices}/previewRights`, { payload: { ...addressed, cibleId } });
      return Object.values(preview.json<Record<string, readonly string[]>>()).flat().length;
    };
    const before = [await readersAt(one()), await readersAt(outside)];
    const administrator = await limitedPerson(server, [{ rights: ['ENTREPRISES_INFOS_ADD:admin'], links: links() }]);
    // The number of future readers counts those whose profile covers the company.
    expect([await readersAt(one()), await readersAt(outside)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    const known = await ids(administrator.token, notices);
    expect([known.includes(here), known.includes(there)]).toEqual([true, false]);
    expect(await status(administrator.token, 'DELETE', `${notices}/${there}`)).toBe(404);
    expect(await status(administrator.token, 'DELETE', `${notices}/${here}`)).toBe(200);
    await server.call('POST', '/api/planning/flux', { payload: { entrepriseId: outside } });
    expect(await ids(token, '/api/planning/flux')).toEqual([feed.json<{ id: number }>().id]);
    const address = new URL(feed.json<{ adresse: string }>().adresse).pathname;
    expect((await server.call('GET', address, { as: null })).body).toContain('BEGIN:VCALENDAR');
  });

  it('are limited in statistics and announcements too', async () => {
    const typeContrat = await create('/api/TypeContrats', { code: 'ADH', libelle: 'Adhésion' });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const contract = { nom: 'Annuel', typeContrat, dateDemarrage: inDays(-300), dateExpiration: inDays(20) };
    for (const company of [one(), outside]) {
      const payload = { statut: 'Actif', dateAdhesion: '2020-01-01' };
      await server.call('PUT', `/api/Entreprises/${company}`, { payload });
      await create(`/api/Entreprises/${company}/contrats`, contract);
    }
    for (const limited of ['ACL:read', 'ENTREPRISES:read']) {
      const everywhere = ['ACL:read', 'ENTREPRISES:read'].filter((right) => right !== limited);
      const { id, token } = await limitedPerson(server, [{ rights: [limited], links: links() }], everywhere);
      const { total } = await answer<{ total: object }>(token, '/api/statistiques/adherents?Mesures=nombre');
      expect(total).toEqual({ valeurs: { nombre: 1 } });
      expect(await answer(token, '/api/statistiques/adherents/fiches')).toMatchObject({ totalCount: 1 });
      for (const company of [one(), outside])
        await server.call('POST', `/api/Entreprises/${company}/Planning?utilisateurId=${id}&typePlanning=Consultant`);
      const contracts = await answer<{ totalCount: number }>(token, '/api/accueil/contrats');
      expect(contracts.totalCount).toBe(limited === 'ACL:read' ? 2 : 1);
    }
  });
});
