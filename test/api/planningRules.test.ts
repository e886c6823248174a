import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isWrong } from '../../src/planning/core/finding';
import { lockPlans } from '../../server/portal/planning/rules/personLocks';
import { applyRows } from '../../server/seed/applyRows';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';
import { isLongRun } from '../support/longRun';

let server: DeclaredServer;
let work: number;
let leave: number;
let salarieId: number;

beforeAll(async () => {
  server = await openDeclaredServer();
  work = await server.made('/api/typesCreneau', { code: 'PERM', libelle: 'Permanence', couleur: '#112233' });
  leave = await server.made('/api/typesCreneau', {
    code: 'CP',
    libelle: 'Congés',
    couleur: '#112233',
    compteTravail: false,
  });
});

beforeEach(async () => {
  salarieId = (await server.account([])).id;
});

const slot = (day: string, from: string, to: string, given: object = {}) => ({
  salarieId,
  typeCreneauId: work,
  debut: `${day}T${from}`,
  fin: `${day}T${to}`,
  ...given,
});
const create = (values: object) => server.answer('POST', '/api/creneaux', values);
const refusedWith = async (values: object, field: string) => {
  const { status, body } = await create(values);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  return String(body.errors[field]);
};
const validate = (moisAnnee: string, etat = 'Acceptee') =>
  applyRows(server.tenant, 'validationsPlannings', [{ utilisateurId: salarieId, moisAnnee, etat }]);

describe('a slot', () => {
  it('is refused with an end at or before its start, if too long, or without a person', async () => {
    expect(await refusedWith(slot('2026-03-02', '09:00', '08:00'), 'fin')).toMatch(/Fin.*Début/);
    await refusedWith(slot('2026-03-02', '09:00', '09:00'), 'fin');
    await refusedWith({ ...slot('2026-03-02', '09:00', '10:00'), fin: '2026-04-10T10:00' }, 'fin');
    await refusedWith(slot('2026-03-02', '09:00', '10:00', { isForSystem: true }), 'salarieId');
    await refusedWith(slot('2026-03-02', '09:00', '10:00', { salarieId: null }), 'salarieId');
    await server.made('/api/creneaux', slot('2026-03-02', '09:00', '10:00', { salarieId: null, isForSystem: true }));
  });

  it('may cross midnight and daylight-saving changes, and overlap other work', async () => {
    await server.made('/api/creneaux', { ...slot('2026-03-28', '22:00', '22:00'), fin: '2026-03-29T06:00' });
    const id = await server.made('/api/creneaux', { ...slot('2026-10-24', '22:00', '22:00'), fin: '2026-10-25T06:00' });
    const { body } = await server.answer('GET', `/api/creneaux/${id}`);
    expect([body.debut, body.fin]).toEqual(['2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z']);
    await server.made('/api/creneaux', { ...slot('2026-10-24', '23:00', '22:00'), fin: '2026-10-25T02:00' });
  });

  it('belongs to a site of its own company', async () => {
    const [one, other] = [
      await server.made('/api/Entreprises', { nom: 'Une', code: 'U1' }),
      await server.made('/api/Entreprises', { nom: 'Autre', code: 'U2' }),
    ];
    const siteId = await server.made(`/api/Entreprises/${one}/sites`, { nom: 'Siège' });
    await server.made('/api/creneaux', slot('2026-03-02', '09:00', '10:00', { entrepriseId: one, siteId }));
    await refusedWith(slot('2026-03-02', '09:00', '10:00', { entrepriseId: other, siteId }), 'siteId');
    await refusedWith(slot('2026-03-02', '09:00', '10:00', { entrepriseId: 987_654 }), 'entrepriseId');
  });
});

describe('an absence', () => {
  it('conflicts with work of the same person, and the other way round', async () => {
    await server.made('/api/creneaux', slot('2026-03-02', '00:00', '23:00', { typeCreneauId: leave }));
    expect(await refusedWith(slot('2026-03-02', '22:30', '23:30'), 'debut')).toBe(
      'Cette personne est absente à ce moment\u00a0: «\u00a0Congés\u00a0» (2 mars 2026, 00:00\u00a0– 23:00).',
    );
    const id = await server.made('/api/creneaux', slot('2026-03-02', '23:00', '23:30'));
    expect(await refusedWith(slot('2026-03-02', '22:00', '23:10', { typeCreneauId: leave }), 'debut')).toBe(
      'Cette personne a déjà du travail prévu pendant cette absence\u00a0: «\u00a0Permanence\u00a0» (2 mars 2026, 23:00\u00a0– 23:30).',
    );
    const moved = await server.answer('PUT', `/api/creneaux/${id}`, { debut: '2026-03-02T22:45' });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([400, ['debut']]);
    expect((await server.answer('PUT', `/api/creneaux/${id}`, { texte: 'Tard' })).status).toBe(200);
    await server.made('/api/creneaux', slot('2026-03-02', '09:00', '10:00', { etat: 'Annule' }));
    const other = (await server.account([])).id;
    await server.made('/api/creneaux', slot('2026-03-02', '09:00', '10:00', { salarieId: other }));
  });

  it('conflicts with work that is extended over it', async () => {
    const id = await server.made('/api/creneaux', slot('2026-03-02', '09:00', '10:00'));
    await server.made('/api/creneaux', slot('2026-03-02', '10:00', '12:00', { typeCreneauId: leave }));
    const { status, body } = await server.answer('PUT', `/api/creneaux/${id}`, { fin: '2026-03-02T11:00' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['debut']]);
  });

  it('does not block work once it is cancelled', async () => {
    await server.made('/api/creneaux', slot('2026-03-02', '09:00', '12:00', { typeCreneauId: leave, etat: 'Annule' }));
    await server.made('/api/creneaux', slot('2026-03-02', '10:00', '11:00'));
  });

  it('blocks a concurrent writer of the same person until committed', async () => {
    const { pool } = server.tenant.database;
    const client = await pool.connect();
    await client.query('begin');
    await lockPlans(client, server.tenant.schema, [salarieId]);
    const answer = create(slot('2026-03-02', '09:00', '10:00'));
    const waiting = `select count(*)::int as number from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await client.query(waiting)).rows[0]).toEqual({ number: 1 });
    await client.query('commit');
    client.release();
    expect((await answer).status).toBe(201);
  });

  it('makes only the later of two overlapping slots fail', async () => {
    const rows = [
      slot('2026-03-02', '09:00', '12:00', { typeCreneauId: leave }),
      slot('2026-03-02', '10:00', '11:00'),
      slot('2026-03-02', '14:00', '16:00', { fin: '2026-03-02T13:00' }),
      slot('2026-03-02', '15:00', '17:00', { typeCreneauId: leave }),
      slot('2026-03-03', '15:00', '17:00'),
    ];
    const changes = rows.map((values) => ({ resource: 'creneaux', action: 'create' as const, values }));
    const author = { id: '1', name: 'Essai' };
    const result = await server.tenant.store.apply({ author, origin: 'import', mode: 'good', changes });
    expect(result.applied).toBe(true);
    expect(result.rows.map(({ status }) => status)).toEqual(['created', 'refused', 'refused', 'created', 'created']);
    const { body } = await server.answer('POST', '/api/creneaux/search', { salarieId, isForSystem: false });
    expect(body.totalCount).toBe(3);
  });
});

describe('a validated month', () => {
  it.each(['EnAttente', 'Refusee'])('is not protected if it is %s, so that it can be corrected', async (etat) => {
    await validate('2026-03', etat);
    const { status, body } = await create(slot('2026-03-02', '09:00', '10:00'));
    expect(status, JSON.stringify(body)).toBe(201);
  });

  it('cannot be changed or added to, in any way of writing', async () => {
    const inside = await server.made('/api/creneaux', slot('2026-03-31', '22:00', '23:00'));
    const outside = await server.made('/api/creneaux', slot('2026-04-02', '09:00', '10:00'));
    await validate('2026-03');
    expect(await refusedWith(slot('2026-03-15', '09:00', '10:00'), 'debut')).toMatch(/03\/2026/);
    // In Paris, March lasts until 22:00 UTC.
    await refusedWith(slot('2026-03-31', '21:30:00Z', '23:30:00Z'), 'debut');
    await server.made('/api/creneaux', slot('2026-03-31', '22:00:00Z', '23:30:00Z'));
    for (const change of [{ texte: 'x' }, { debut: '2026-04-03T09:00', fin: '2026-04-03T10:00' }])
      expect((await server.answer('PUT', `/api/creneaux/${inside}`, change)).status).toBe(400);
    expect((await server.answer('DELETE', `/api/creneaux/${inside}`)).status).toBe(400);
    const into = { debut: '2026-03-03T09:00', fin: '2026-03-03T10:00' };
    expect((await server.answer('PUT', `/api/creneaux/${outside}`, into)).status).toBe(400);
    const changes = [{ collection: 'creneaux', action: 'delete', id: inside }];
    const set = await server.answer('POST', '/api/changeSets', { origin: 'import', mode: 'all', changes });
    expect([set.status, set.body.applied]).toEqual([200, false]);
  });

  it('cannot be changed by a revert', async () => {
    const id = await server.made('/api/creneaux', slot('2026-03-15', '09:00', '10:00'));
    const change = { resource: 'creneaux', action: 'delete' as const, id };
    const deleted = await server.tenant.store.apply({
      author: { id: '1', name: 'x' },
      origin: 'api',
      changes: [change],
    });
    await validate('2026-03');
    const reverted = await server.answer('POST', `/api/changeSets/${deleted.id}/revert`);
    expect(JSON.stringify(reverted.body)).toMatch(/03\/2026/);
    expect((await server.answer('GET', `/api/creneaux/${id}`)).status).toBe(404);
  });

  it('does not restrict simulations or absences', async () => {
    const simulationId = await server.made('/api/simulations', {
      nom: 'Essai',
      dateDebut: '2026-03-01',
      dateFin: '2026-03-31',
    });
    await server.made('/api/creneaux', slot('2026-03-15', '08:00', '12:00', { typeCreneauId: leave }));
    await validate('2026-03');
    await server.made('/api/creneaux', slot('2026-03-15', '09:00', '10:00', { simulationId }));
    await refusedWith(slot('2026-03-15', '09:00', '08:00', { simulationId }), 'fin');
  });
});

describe('a person who is not employed', () => {
  it('gets no slot before the first or after the last day; existing ones can be removed', async () => {
    const id = await server.made('/api/creneaux', slot('2026-04-02', '09:00', '10:00'));
    await server.made('/api/TempsTravailSalaries', {
      utilisateurId: salarieId,
      dateEntree: '2026-03-02',
      dateSortie: '2026-03-31',
    });
    await server.made('/api/creneaux', slot('2026-03-02', '00:00', '10:00'));
    await refusedWith(slot('2026-03-01', '23:00', '23:30'), 'salarieId');
    await refusedWith({ ...slot('2026-03-31', '22:00', '23:00'), fin: '2026-04-01T01:00' }, 'salarieId');
    await server.made('/api/creneaux', { ...slot('2026-03-31', '22:00', '23:00'), fin: '2026-04-01T00:00' });
    expect((await server.answer('PUT', `/api/creneaux/${id}`, { etat: 'Annule' })).status).toBe(200);
    expect((await server.answer('DELETE', `/api/creneaux/${id}`)).status).toBe(200);
  });
});

/** More than two chunks of a change set (`server/database/changes/chunks.ts`); four times as many in the long run. */
const SLOTS = isLongRun() ? 10_000 : 2_500;

describe('thousands of slots', () => {
  it('are written, except one that is refused', async () => {
    const start = Date.parse('2027-01-04T08:00:00Z');
    await server.made('/api/creneaux', slot('2027-01-04', '00:00', '23:59', { typeCreneauId: leave }));
    const changes = Array.from({ length: SLOTS }, (_, index) => ({
      resource: 'creneaux',
      action: 'create' as const,
      values: {
        salarieId,
        typeCreneauId: work,
        debut: new Date(start + index * 3_600_000 * 5).toISOString(),
        fin: new Date(start + index * 3_600_000 * 5 + 3_600_000).toISOString(),
      },
    }));
    const author = { id: '1', name: 'Essai' };
    const result = await server.tenant.store.apply({ author, origin: 'import', mode: 'good', changes });
    const refusedRows = result.rows.flatMap(({ status }, index) => (status === 'refused' ? [index] : []));
    expect(refusedRows).toEqual([0, 1, 2]);
  });
});

describe('the preview and the write', () => {
  it('agree on the errors', async () => {
    await server.made('/api/TempsTravailSalaries', { utilisateurId: salarieId, dateEntree: '2026-03-02' });
    await validate('2026-04');
    const start = Date.parse('2026-02-27T00:00:00Z');
    const asked = fc
      .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: -1, max: 30 }), fc.boolean())
      .map(([hour, length, works]) => ({
        salarieId,
        typeCreneauId: works ? work : leave,
        debut: new Date(start + hour * 3_600_000).toISOString(),
        fin: new Date(start + (hour + length) * 3_600_000).toISOString(),
      }));
    const statuses = new Set<number>();
    for (const values of fc.sample(asked, { numRuns: isLongRun() ? 60 : 30, seed: 6 })) {
      const { body } = await server.answer('POST', '/api/planning/verifications', { creneaux: [values] });
      const { status } = await create(values);
      statuses.add(status);
      expect([values, status]).toEqual([values, body.items[0].findings.some(isWrong) ? 400 : 201]);
    }
    expect([...statuses].sort()).toEqual([201, 400]);
  });
});
