import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql, toQuery } from '../../server/database/sql';
import { tableAt } from '../../server/database/tables/tableAt';
import { applyRows } from '../../server/seed/applyRows';
import { IdentiteDroits } from '../../src/resources/schemas/liensAcces';
import { FluxCalendriers } from '../../src/resources/schemas/planningSalaries';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';
import { DAY } from '../../src/resources/common/durations';

const FEEDS = '/api/planning/flux';
/** Read once, because midnight may pass during the tests. */
const TODAY = Math.floor(Date.now() / DAY) * DAY;

let server: DeclaredServer;
let anne: { readonly id: number; readonly token: string };
let planner: { readonly id: number; readonly token: string };
let entrepriseId: number;
let created: readonly number[];

const inDays = (days: number, hours = 0) => new Date(TODAY + days * DAY + hours * 3_600_000).toISOString();

beforeAll(async () => {
  server = await openDeclaredServer();
  anne = await server.account(['PLANNING_SALARIE:admin']);
  planner = await server.account(['PLANNING_ADMIN:admin']);
  const typeCreneauId = await server.made('/api/typesCreneau', {
    code: 'P',
    libelle: 'Permanence',
    couleur: '#112233',
  });
  entrepriseId = await server.made('/api/Entreprises', { nom: 'Métallerie', code: 'A1' });
  const simulationId = await server.made('/api/simulations', {
    nom: 'Essai',
    dateDebut: inDays(0).slice(0, 10),
    dateFin: inDays(30).slice(0, 10),
  });
  const slot = (days: number, given: object) => ({
    typeCreneauId,
    debut: inDays(days, 8),
    fin: inDays(days, 10),
    ...given,
  });
  created = await applyRows(server.tenant, 'creneaux', [
    slot(1, { salarieId: anne.id, entrepriseId, texte: 'Pour nous' }),
    slot(2, { salarieId: anne.id, etat: 'Annule' }),
    slot(3, { isForSystem: true }),
    slot(4, { salarieId: planner.id, entrepriseId }),
    slot(-200, { salarieId: anne.id }),
    slot(500, { salarieId: anne.id }),
    slot(5, { salarieId: anne.id, simulationId }),
  ]);
});

const make = async (body: object | undefined, as: string) => {
  const { status, body: answer } = await server.answer('POST', FEEDS, body, as);
  expect(status, JSON.stringify(answer)).toBe(201);
  return { id: answer.id as number, path: new URL(answer.adresse).pathname, adresse: answer.adresse as string };
};

const open = (path: string) => server.call('GET', path, { as: null });

async function read(path: string) {
  const response = await open(path);
  expect(response.statusCode, response.body).toBe(200);
  const events = new ICAL.Component(ICAL.parse(response.body) as unknown[]).getAllSubcomponents('vevent');
  const ids = events.map(
    (event) => /^creneau-(\d+)@essai\.socle$/.exec(String(event.getFirstPropertyValue('uid')))?.[1],
  );
  return { response, events, slots: ids.map((id) => created.indexOf(Number(id))) };
}

describe("a feed of one's own plan", () => {
  it('contains the real slots from three months ago to a year from now, and those for everyone', async () => {
    const { path, adresse } = await make(undefined, anne.token);
    expect(adresse).toMatch(/^http:\/\/localhost:3000\/calendriers\/[\w-]{43}\.ics$/);
    const { slots, events, response } = await read(path);
    expect(slots).toEqual([0, 1, 2]);
    expect(events[1]?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(response.body).toContain('Pour nous');
  });

  it("keeps a slot's identifier when it changes", async () => {
    const { path } = await make({}, anne.token);
    const sequences = async () => (await read(path)).events.map((event) => event.getFirstPropertyValue('sequence'));
    const before = await sequences();
    const current = (await server.answer('GET', `/api/creneaux/${created[0]}`)).body;
    const { status } = await server.answer('PUT', `/api/creneaux/${created[0]}`, { ...current, texte: 'Autrement' });
    expect(status).toBe(200);
    expect([before, await sequences()]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('stores only a digest of the secret', async () => {
    const { path, id } = await make({}, anne.token);
    const secret = /([\w-]{43})\.ics$/.exec(path)?.[1] ?? '';
    const table = tableAt(server.tenant, FluxCalendriers);
    const { rows } = await server.tenant.database.pool.query<{ text: string }>(
      toQuery(sql`select t::text as text from ${table} t where id = ${id}`),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(secret);
    expect(JSON.stringify((await server.answer('GET', FEEDS, undefined, anne.token)).body)).not.toContain(secret);
  });
});

describe('a feed of another person or of a company', () => {
  it('is created by planners only', async () => {
    const company = await make({ entrepriseId }, planner.token);
    const { slots, response } = await read(company.path);
    expect(slots).toEqual([0, 3]);
    expect(response.body).not.toContain('Pour nous');
    expect((await read((await make({ utilisateurId: anne.id }, planner.token)).path)).slots).toEqual([0, 1, 2]);
    for (const body of [{ entrepriseId }, { utilisateurId: planner.id }])
      expect((await server.answer('POST', FEEDS, body, anne.token)).status).toBe(403);
  });

  it('needs exactly one existing plan', async () => {
    const wrong = [
      { entrepriseId, utilisateurId: anne.id },
      { entrepriseId: 999_999 },
      { utilisateurId: 'x' },
      { x: 1 },
    ];
    for (const body of wrong) expect((await server.answer('POST', FEEDS, body, planner.token)).status).toBe(400);
  });
});

describe('the list of feeds', () => {
  it("shows one's own feeds, and all to planners", async () => {
    const ofCompany = await make({ entrepriseId }, planner.token);
    const own = (await server.answer('GET', FEEDS, undefined, anne.token)).body.items;
    expect(new Set(own.map((feed: { utilisateurId: number }) => feed.utilisateurId))).toEqual(new Set([anne.id]));
    const all = (await server.answer('GET', FEEDS, undefined, planner.token)).body.items;
    expect(all).toContainEqual({
      id: ofCompany.id,
      utilisateurId: null,
      entrepriseId,
      nom: 'Métallerie',
      creeLe: expect.stringMatching(/^\d{4}-/),
      creePar: 'Martin Camille',
    });
    expect((await server.answer('DELETE', `${FEEDS}/${ofCompany.id}`, undefined, anne.token)).status).toBe(404);
  });
});

describe('a deleted feed', () => {
  const gone = async (path: string) => {
    const response = await open(path);
    const { type, title, detail } = response.json();
    return { status: response.statusCode, type, title, detail, store: response.headers['cache-control'] };
  };

  it('gets the same response as one that never existed', async () => {
    const never = await gone(`/calendriers/${'a'.repeat(43)}.ics`);
    expect(never).toMatchObject({ status: 404, type: '/docs/errors/unknownLink', store: 'no-store' });
    const withdrawn = await make({}, anne.token);
    expect((await server.answer('DELETE', `${FEEDS}/${withdrawn.id}`, undefined, anne.token)).status).toBe(200);
    expect(await gone(withdrawn.path)).toEqual(never);
    expect(await gone('/calendriers/court.ics')).toEqual(never);
    const { path } = await make({}, anne.token);
    expect(await gone(path.replace(/\.ics$/, ''))).toEqual(never);
    const elsewhere = await server.call('GET', path, { as: null, headers: { host: 'autre.example' } });
    expect([elsewhere.statusCode, elsewhere.json().type]).toEqual([404, never.type]);
  });

  it('ends with the right or the account of its subject or creator', async () => {
    const never = await gone(`/calendriers/${'b'.repeat(43)}.ics`);
    const locked = await server.account(['PLANNING_SALARIE:admin']);
    const own = await make({}, locked.token);
    const made = await make({ utilisateurId: locked.id }, planner.token);
    expect([(await open(own.path)).statusCode, (await open(made.path)).statusCode]).toEqual([200, 200]);
    const { body: user } = await server.answer('GET', `/api/Utilisateurs/${locked.id}`);
    const lockoutEnd = new Date(Date.now() + DAY).toISOString();
    const { status, body } = await server.answer('PUT', `/api/Utilisateurs/${locked.id}`, { ...user, lockoutEnd });
    expect(status, JSON.stringify(body)).toBe(200);
    expect([await gone(own.path), await gone(made.path)]).toEqual([never, never]);
  });

  it("respects its creator's current rights", async () => {
    const leaving = await server.account(['PLANNING_SALARIE:admin']);
    const { path } = await make({}, leaving.token);
    expect((await open(path)).statusCode).toBe(200);
    const filter = { field: 'identityId', operator: 'equals', value: leaving.id } as const;
    const { items } = await server.tenant.store.list(IdentiteDroits, { filter });
    for (const { values } of items) {
      const { status } = await server.answer(
        'DELETE',
        `/api/Identities/${leaving.id}/Droits/${values['droitId']}/${values['flag']}`,
      );
      expect(status).toBe(200);
    }
    expect((await open(path)).statusCode).toBe(404);
  });
});
