import { beforeAll, describe, expect, it } from 'vitest';
import type { SimulationGaps } from '../../src/planning/core/simulation/gaps';
import { openPlan, type Plan } from '../support/planServer';

let plan: Plan;

beforeAll(async () => {
  plan = await openPlan();
});

const times = (day: string, from = '09:00', to = '11:00') => ({ debut: `${day}T${from}`, fin: `${day}T${to}` });

const real = (salarieId: number, day: string) =>
  plan.server.made('/api/creneaux', { ...plan.slot(salarieId), ...times(day) });

const simulation = () =>
  plan.server.made('/api/simulations', { nom: 'Printemps', dateDebut: '2027-03-01', dateFin: '2027-03-31' });

const gapsOf = async (id: number) =>
  (await plan.server.answer('GET', `/api/simulations/${id}/ecarts`)).body as unknown as SimulationGaps;

const validate = (id: number, body?: object) => plan.server.answer('PUT', `/api/simulations/${id}/validate`, body);

/** A simulation of three real slots: adds one, moves one by an hour and lengthens it, and removes one. */
async function drawn() {
  const salarieId = await plan.person();
  const [moved, removed] = [await real(salarieId, '2027-03-02'), await real(salarieId, '2027-03-03')];
  await real(salarieId, '2027-03-04');
  const simulationId = await simulation();
  const row = (values: object) =>
    plan.server.made('/api/creneaux', { ...plan.slot(salarieId), simulationId, ...values });
  const rows = {
    added: await row(times('2027-03-05')),
    moved: await row({ ...times('2027-03-02', '10:00', '13:00'), origineId: moved, origineVersion: 1 }),
    removed: await row({ ...times('2027-03-03'), origineId: removed, origineVersion: 1, retire: true }),
  };
  return { salarieId, simulationId, rows, moved, removed };
}

const BEFORE = ['2027-03-02 09:00', '2027-03-03 09:00', '2027-03-04 09:00'];
const AFTER = ['2027-03-02 10:00', '2027-03-04 09:00', '2027-03-05 09:00'];

describe('a simulation', () => {
  it('belongs to its creator, whatever is sent, in every way of writing', async () => {
    const planner = await plan.server.account(['PLANNING_ADMIN:admin']);
    const values = { nom: 'Essai', dateDebut: '2027-03-01', dateFin: '2027-03-31', auteurId: await plan.person() };
    const made = await plan.server.answer('POST', '/api/simulations', values, planner.token);
    expect([made.status, made.body.auteurId]).toEqual([201, planner.id]);
    const { id } = made.body;
    const changed = await plan.server.answer('PUT', `/api/simulations/${id}`, { ...values, nom: 'Autre' });
    expect(changed.body).toMatchObject({ nom: 'Autre', auteurId: planner.id });
    const changes = [{ collection: 'simulations', action: 'create', values }];
    const set = await plan.server.answer('POST', '/api/changeSets', { changes }, planner.token);
    const stored = await plan.server.answer('GET', `/api/simulations/${set.body.rows[0].id}`);
    expect(stored.body).toMatchObject({ nom: 'Essai', auteurId: planner.id });
  });

  it('keeps its base, and its start before its end, if only one of both is sent', async () => {
    const id = await simulation();
    for (const [change, field] of [
      [{ depart: 'Vide' }, 'depart'],
      [{ dateFin: '2027-02-28' }, 'dateFin'],
    ] as const) {
      const { status, body } = await plan.server.answer('PUT', `/api/simulations/${id}`, change);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    }
  });

  it('shows its changes, with the hours of each person and company', async () => {
    const { salarieId, simulationId, rows } = await drawn();
    const gaps = await gapsOf(simulationId);
    expect(gaps.ajoutes.map(({ id }) => id)).toEqual([rows.added]);
    expect(gaps.modifies.map(({ creneau, origine }) => [creneau.id, origine?.debut])).toEqual([
      [rows.moved, '2027-03-02T08:00:00.000Z'],
    ]);
    expect(gaps.retires.map(({ creneau }) => creneau.id)).toEqual([rows.removed]);
    expect(gaps.heures.salaries).toEqual([{ id: salarieId, avant: 6, apres: 7 }]);
    expect(gaps.heures.entreprises.map(({ avant, apres }) => apres - avant)).toEqual([1]);
    expect(gaps.conflits).toEqual([]);
    expect(await plan.starts(salarieId)).toEqual(BEFORE);
  });

  it('is validated as a whole, once, in one change set that can be reverted', async () => {
    const { salarieId, simulationId, moved } = await drawn();
    const done = await validate(simulationId);
    expect([done.status, done.body.etat, done.body.reste]).toEqual([200, 'Validee', 0]);
    expect(await plan.starts(salarieId)).toEqual(AFTER);
    expect((await plan.slots(salarieId))[0]?.id).toBe(moved);
    expect(await plan.slots(salarieId, simulationId)).toHaveLength(3);
    const again = await validate(simulationId);
    expect([again.status, again.body.type]).toEqual([409, '/docs/errors/alreadyValidated']);
    expect(again.body.detail).toMatch(/^Cette simulation est déjà validée/);
    const sets = await plan.server.answer('GET', '/api/changeSets?Collection=simulations&PageNumber=1&PageSize=1');
    expect(sets.body.items).toMatchObject([{ id: done.body.changeSetId, origin: 'planning' }]);
    const late = { ...plan.slot(salarieId), simulationId, ...times('2027-03-09') };
    const refused = await plan.server.answer('POST', '/api/creneaux', late);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['simulationId']]);
    await plan.revert(Number(done.body.changeSetId));
    expect(await plan.starts(salarieId)).toEqual(BEFORE);
    expect(await plan.slots(salarieId, simulationId)).toHaveLength(6);
    // The real slots have a new version, but their former values again.
    expect((await gapsOf(simulationId)).conflits).toEqual([]);
    expect((await validate(simulationId)).status).toBe(200);
  });

  it('is validated in parts, and stays open until the last one', async () => {
    const { salarieId, simulationId, rows } = await drawn();
    const part = await validate(simulationId, { creneauxId: [rows.added, rows.removed] });
    expect([part.status, part.body.etat, part.body.reste]).toEqual([200, 'EnPreparation', 1]);
    expect(await plan.starts(salarieId)).toEqual(['2027-03-02 09:00', '2027-03-04 09:00', '2027-03-05 09:00']);
    expect((await validate(simulationId, { creneauxId: [rows.added] })).status).toBe(400);
    const rest = await validate(simulationId, { creneauxId: [rows.moved] });
    expect([rest.status, rest.body.etat]).toEqual([200, 'Validee']);
    expect(await plan.starts(salarieId)).toEqual(AFTER);
  });

  it('is previewed, without storing anything', async () => {
    const { salarieId, simulationId } = await drawn();
    const preview = await plan.server.answer('PUT', `/api/simulations/${simulationId}/validate?Preview=true`);
    expect([preview.status, preview.body.applied]).toEqual([200, false]);
    expect(await plan.starts(salarieId)).toEqual(BEFORE);
  });

  it('conflicts with real slots that changed meanwhile, unless these are left out', async () => {
    const { salarieId, simulationId, rows, moved, removed } = await drawn();
    await plan.server.answer('PUT', `/api/creneaux/${moved}`, { texte: 'Changé' });
    await plan.server.answer('DELETE', `/api/creneaux/${removed}`);
    const refused = await validate(simulationId);
    expect([refused.status, refused.body.type]).toEqual([409, '/docs/errors/simulationConflicts']);
    expect(refused.body.detail).toMatch(/^2 changements/);
    const conflicts = [
      { creneauId: rows.moved, code: 'changed', bloquant: true, autreId: moved },
      { creneauId: rows.removed, code: 'gone', bloquant: true, autreId: removed },
    ];
    expect(refused.body.conflits).toEqual(conflicts);
    expect((await gapsOf(simulationId)).conflits).toEqual(conflicts);
    expect(await plan.starts(salarieId)).toEqual(['2027-03-02 09:00', '2027-03-04 09:00']);
    const part = await validate(simulationId, { creneauxId: [rows.added] });
    expect([part.status, part.body.etat, part.body.reste]).toEqual([200, 'EnPreparation', 2]);
    // Resolved: the simulation now refers to the slot's current version.
    const { version } = (await plan.slots(salarieId)).find(({ id }) => id === moved) ?? {};
    await plan.server.answer('PUT', `/api/creneaux/${rows.moved}`, { origineVersion: version });
    expect((await validate(simulationId, { creneauxId: [rows.moved] })).status).toBe(200);
  });

  it('warns of real slots at the same time without refusing', async () => {
    const { salarieId, simulationId, rows } = await drawn();
    const other = await real(salarieId, '2027-03-05');
    expect((await gapsOf(simulationId)).conflits).toEqual([
      { creneauId: rows.added, code: 'overlap', bloquant: false, autreId: other },
    ]);
    expect((await validate(simulationId)).status).toBe(200);
  });

  it('reports what the real plan refuses', async () => {
    const { salarieId, simulationId, rows } = await drawn();
    const typeCreneauId = await plan.server.made('/api/typesCreneau', {
      code: `CP${salarieId}`,
      libelle: 'Congé',
      compteTravail: false,
    });
    await plan.server.made('/api/creneaux', { ...plan.slot(salarieId), typeCreneauId, ...times('2027-03-05') });
    const [conflict] = (await gapsOf(simulationId)).conflits;
    expect(conflict).toMatchObject({ creneauId: rows.added, code: 'refused', bloquant: true });
    expect(conflict?.message).toBeTruthy();
    expect((await validate(simulationId)).status).toBe(409);
    expect(await plan.slots(salarieId)).toHaveLength(4);
  });

  it('is validated by only one of two concurrent requests', async () => {
    const { salarieId, simulationId } = await drawn();
    const both = await Promise.all([validate(simulationId), validate(simulationId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.type).toBe('/docs/errors/alreadyValidated');
    expect(await plan.starts(salarieId)).toEqual(AFTER);
  });
});
