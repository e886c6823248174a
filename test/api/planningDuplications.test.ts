import { beforeAll, describe, expect, it } from 'vitest';
import { CreneauxPeriodicites } from '../../src/resources/schemas/creneaux';
import { openPlan, type Plan } from '../support/planServer';

let plan: Plan;

beforeAll(async () => {
  plan = await openPlan();
});

const made = (salarieId: number, day: string, more: Readonly<Record<string, unknown>> = {}) =>
  plan.server.made('/api/creneaux', {
    ...plan.slot(salarieId),
    debut: `${day}T09:00`,
    fin: `${day}T11:00`,
    ...more,
  });

const post = (url: string, body: object) => plan.server.answer('POST', url, body);

describe('a duplication of a slot', () => {
  it('is one change set over days and people, at the same local time, reverted as one', async () => {
    const [one, other] = [await plan.person(), await plan.person()];
    const id = await made(one, '2027-03-26');
    const body = { creneauId: id, dates: ['2027-03-26', '2027-03-29'], salariesIds: [one, other] };
    const preview = await post(`/api/creneaux/${id}/Duplications?Preview=true`, body);
    expect(plan.rowsOf(preview.body)).toHaveLength(3);
    expect(await plan.starts(other)).toEqual([]);
    const done = await post(`/api/creneaux/${id}/Duplications`, body);
    expect([done.status, done.body.applied]).toEqual([200, true]);
    expect(await plan.starts(one)).toEqual(['2027-03-26 09:00', '2027-03-29 09:00']);
    expect(await plan.starts(other)).toEqual(['2027-03-26 09:00', '2027-03-29 09:00']);
    const sets = await plan.server.answer('GET', '/api/changeSets?Collection=creneaux&PageNumber=1&PageSize=1');
    expect(sets.body.items).toMatchObject([{ id: done.body.id, origin: 'planning' }]);
    const address = `/api/creneaux/${id}/Duplications/${String(done.body.id)}`;
    expect(plan.rowsOf((await plan.server.answer('DELETE', `${address}?Preview=true`)).body)).toHaveLength(3);
    expect((await plan.server.answer('DELETE', address)).status).toBe(200);
    expect(await plan.starts(one)).toEqual(['2027-03-26 09:00']);
    expect(await plan.starts(other)).toEqual([]);
  });

  it('is not reverted after another person has changed a copy', async () => {
    const salarieId = await plan.person();
    const id = await made(salarieId, '2027-04-01');
    const done = await post(`/api/creneaux/${id}/Duplications`, { dates: ['2027-04-02', '2027-04-05'] });
    const [copy] = done.body.creneaux as readonly number[];
    await plan.server.answer('PUT', `/api/creneaux/${copy}`, { texte: 'À garder' });
    const undone = await plan.server.answer('DELETE', `/api/creneaux/${id}/Duplications/${String(done.body.id)}`);
    expect([undone.status, undone.body.type]).toEqual([409, '/docs/errors/slotsRefused']);
    expect(undone.body.detail).toMatch(/^1 créneau sur 2 est refusé/);
    expect(await plan.starts(salarieId)).toHaveLength(3);
  });

  it('is the only change that this call reverts; others are refused with a reason', async () => {
    const salarieId = await plan.person();
    const id = await made(salarieId, '2027-04-01', { texte: 'A' });
    const undo = (slot: number, set: unknown) =>
      plan.server.answer('DELETE', `/api/creneaux/${slot}/Duplications/${String(set)}`);
    const typed = await plan.server.answer('PUT', `/api/creneaux/${id}`, { texte: 'B' });
    expect(typed.status).toBe(200);
    const sets = await plan.server.answer('GET', '/api/changeSets?Collection=creneaux&PageNumber=1&PageSize=1');
    const [{ id: set }] = sets.body.items;
    const [own, other] = [plan.slot(salarieId), await made(await plan.person(), '2027-04-01')];
    // A copy combined with other changes, however late, is not a duplication either.
    const values = { ...own, texte: 'B', debut: '2027-04-02T09:00', fin: '2027-04-02T11:00' };
    const changes = [values, { ...values, texte: 'C', debut: '2027-04-03T09:00', fin: '2027-04-03T11:00' }].map(
      (one) => ({
        collection: 'creneaux',
        action: 'create',
        values: one,
      }),
    );
    const mixed = await post('/api/changeSets', { origin: 'planning', mode: 'all', changes });
    const copied = await post(`/api/creneaux/${id}/Duplications`, { dates: ['2027-04-05'] });
    for (const [slot, wrong] of [
      [id, set],
      [id, mixed.body.id],
      [other, copied.body.id],
      [id, 999_999],
    ] as const) {
      const { status, body } = await undo(slot, wrong);
      expect([status, body.type]).toEqual([404, '/docs/errors/unknownDuplication']);
      expect(body.detail).toMatch(/^Ce créneau n’a pas de duplication/);
    }
    // The recorded source counts even after the slot has changed or gone.
    await plan.server.answer('PUT', `/api/creneaux/${id}`, { texte: 'D' });
    await plan.server.answer('DELETE', `/api/creneaux/${id}`);
    expect((await undo(id, copied.body.id)).status).toBe(200);
    expect(await plan.starts(salarieId)).toEqual(['2027-04-02 09:00', '2027-04-03 09:00']);
  });

  it('of a hundred thousand slots is refused, with their number', async () => {
    const id = await made(await plan.person(), '2027-04-01');
    const first = Date.parse('2027-04-02T00:00:00Z');
    const dates = Array.from({ length: 1000 }, (_, day) =>
      new Date(first + day * 86_400_000).toISOString().slice(0, 10),
    );
    const salariesIds = Array.from({ length: 100 }, (_, index) => index + 1);
    const refused = await post(`/api/creneaux/${id}/Duplications`, { dates, salariesIds });
    expect(refused.status).toBe(400);
    expect(refused.body.detail).toContain('100000 créneaux');
  });

  it('reports the errors in its body', async () => {
    const id = await made(await plan.person(), '2027-04-01');
    const errorsOf = async (body: object) =>
      Object.keys((await post(`/api/creneaux/${id}/Duplications`, body)).body.errors);
    expect(await errorsOf({})).toEqual(['dates']);
    expect(await errorsOf({ dates: ['2027-02-30'] })).toEqual(['dates']);
    expect(await errorsOf({ dates: ['2027-04-02'], creneauId: id + 1 })).toEqual(['creneauId']);
    expect(await errorsOf({ dates: ['2027-04-02'], salaries: [1] })).toEqual(['salaries']);
    const nobody = await post(`/api/creneaux/${id}/Duplications`, { salariesIds: [999_999] });
    expect([nobody.status, Object.keys(nobody.body.errors)]).toEqual([400, ['salarieId']]);
    expect((await post('/api/creneaux/999999/Duplications', { dates: ['2027-04-02'] })).status).toBe(404);
  });
});

describe('the plan of a person', () => {
  it('is copied to others, some days later, without cancelled slots', async () => {
    const [from, one, other] = [await plan.person(), await plan.person(), await plan.person()];
    await made(from, '2027-05-03');
    await made(from, '2027-05-31');
    await made(from, '2027-05-04', { etat: 'Annule' });
    await made(from, '2027-06-01');
    const url = `/api/PlanningsUtils/DuplicationsSalaries/${from}`;
    const body = { salariesIds: [one, other], debut: '2027-05-01', fin: '2027-05-31', decalageJours: 7 };
    expect(plan.rowsOf((await post(`${url}?Preview=true`, body)).body)).toHaveLength(4);
    expect(await plan.starts(one)).toEqual([]);
    const done = await post(url, { fromUserId: from, ...body });
    expect(done.status).toBe(200);
    expect(await plan.starts(one)).toEqual(['2027-05-10 09:00', '2027-06-07 09:00']);
    expect(await plan.starts(other)).toEqual(['2027-05-10 09:00', '2027-06-07 09:00']);
    await plan.revert(Number(done.body.id));
    expect(await plan.starts(one)).toEqual([]);
  });

  it('is copied within a simulation as it stands there, and the real one stays as it is', async () => {
    const [from, to] = [await plan.person(), await plan.person()];
    const period = { dateDebut: '2027-05-01', dateFin: '2027-05-31' };
    const simulationId = await plan.server.made('/api/simulations', { nom: 'Mai', depart: 'Reel', ...period });
    const moved = await made(from, '2027-05-03');
    const removed = await made(from, '2027-05-04');
    await made(from, '2027-05-05');
    await made(to, '2027-05-06', { simulationId, origineId: moved });
    await made(from, '2027-05-04', { simulationId, origineId: removed, retire: true });
    await made(from, '2027-05-07', { simulationId });
    const url = `/api/PlanningsUtils/DuplicationsSalaries/${from}`;
    const body = { salariesIds: [from], debut: '2027-05-03', fin: '2027-05-09', decalageJours: 7, simulationId };
    expect(plan.rowsOf((await post(`${url}?Preview=true`, body)).body)).toHaveLength(2);
    expect((await post(url, body)).status).toBe(200);
    const days = ['2027-05-12 09:00', '2027-05-14 09:00'];
    expect((await plan.starts(from, simulationId)).filter((start) => start > '2027-05-10')).toEqual(days);
    expect(await plan.starts(from)).toEqual(['2027-05-03 09:00', '2027-05-04 09:00', '2027-05-05 09:00']);
    expect((await post(url, { ...body, simulationId: 999_999 })).status).toBe(404);
    await post(`/api/creneaux/${removed}/Duplications`, { dates: ['2027-05-20'], simulationId });
    expect(await plan.starts(from, simulationId)).toContain('2027-05-20 09:00');
    expect(await plan.starts(from)).toHaveLength(3);
  });

  it('of a year can be copied', async () => {
    const [from, to] = [await plan.person(), await plan.person()];
    const slot = plan.slot(from);
    const periodicite = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20281229';
    for (const [start, end] of [
      ['09:00', '11:00'],
      ['14:00', '17:00'],
    ]) {
      const values = { ...slot, debut: `2028-01-03T${start}`, fin: `2028-01-03T${end}`, periodicite };
      expect((await post('/api/creneaux', values)).status).toBe(201);
    }
    const url = `/api/PlanningsUtils/DuplicationsSalaries/${from}`;
    const done = await post(url, { salariesIds: [to], debut: '2028-01-01', fin: '2028-12-31' });
    expect(done.status).toBe(200);
    expect(done.body.creneaux).toHaveLength(520);
    // Existing slots are reported per row, however many rows there are.
    const others = await Promise.all(Array.from({ length: 4 }, () => plan.person()));
    const again = await post(`${url}?Preview=true`, {
      salariesIds: [to, ...others],
      debut: '2028-01-01',
      fin: '2028-12-31',
    });
    const rows = plan.rowsOf(again.body) as readonly { readonly findings: readonly { readonly code: string }[] }[];
    expect(rows).toHaveLength(2600);
    const clashing = rows.filter(({ findings }) => findings.some(({ code }) => code === 'overlap'));
    expect(clashing).toHaveLength(520);
  });

  it('cannot be copied onto itself', async () => {
    const from = await plan.person();
    const body = { salariesIds: [from], debut: '2027-05-01', fin: '2027-05-31' };
    const refused = await post(`/api/PlanningsUtils/DuplicationsSalaries/${from}`, body);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['salariesIds']]);
    const backwards = { ...body, debut: '2027-06-01', decalageJours: 1 };
    const wrong = await post(`/api/PlanningsUtils/DuplicationsSalaries/${from}`, backwards);
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['fin']]);
  });
});

describe('the deletion over a period', () => {
  const url = '/api/PlanningsUtils/DeleteCreneauxPeriode';

  it('is previewed, limited to the given people, and reverted as one', async () => {
    const [one, other] = [await plan.person(), await plan.person()];
    for (const day of ['2027-07-01', '2027-07-30', '2027-08-02']) await made(one, day);
    await made(other, '2027-07-01');
    const body = { debut: '2027-07-01', fin: '2027-07-31', salariesIds: [one] };
    expect(plan.rowsOf((await post(`${url}?Preview=true`, body)).body)).toHaveLength(2);
    const done = await post(url, body);
    expect(done.status).toBe(200);
    expect(await plan.starts(one)).toEqual(['2027-08-02 09:00']);
    expect(await plan.starts(other)).toHaveLength(1);
    await plan.revert(Number(done.body.id));
    expect(await plan.starts(one)).toHaveLength(3);
  });

  it('deletes the rule of a series with its last slot, and a revert restores both', async () => {
    const salarieId = await plan.person();
    const values = { ...plan.slot(salarieId), debut: '2027-09-06T09:00', fin: '2027-09-06T11:00' };
    const series = await post('/api/creneaux', { ...values, periodicite: 'FREQ=WEEKLY;COUNT=4' });
    expect(series.status).toBe(201);
    const ruleId = (await plan.slots(salarieId))[0]?.periodiciteId ?? 0;
    const hasRule = async () => (await plan.server.tenant.store.get(CreneauxPeriodicites, ruleId)) !== undefined;
    const remove = (debut: string, fin: string, preview = '') =>
      post(`${url}${preview}`, { debut, fin, salariesIds: [salarieId] });
    await remove('2027-09-01', '2027-09-15');
    expect([await hasRule(), await plan.starts(salarieId)]).toEqual([true, ['2027-09-20 09:00', '2027-09-27 09:00']]);
    const preview = await remove('2027-09-16', '2027-09-30', '?Preview=true');
    expect([await hasRule(), plan.rowsOf(preview.body).length]).toEqual([true, 2]);
    const done = await remove('2027-09-16', '2027-09-30');
    expect([done.status, await hasRule()]).toEqual([200, false]);
    await plan.revert(Number(done.body.id));
    expect([await hasRule(), await plan.starts(salarieId)]).toEqual([true, ['2027-09-20 09:00', '2027-09-27 09:00']]);
    expect((await plan.slots(salarieId)).map(({ periodiciteId }) => periodiciteId)).toEqual([ruleId, ruleId]);
  });

  it('needs a period', async () => {
    expect(Object.keys((await post(url, {})).body.errors)).toEqual(['debut', 'fin']);
  });
});
