import { beforeAll, describe, expect, it } from 'vitest';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';
import { multipartBody } from '../support/multipart';
import { file } from '../support/uploads';

let server: DeclaredServer;
let work: number;
let leave: number;
let anne: { readonly id: number; readonly token: string };
let other: { readonly id: number; readonly token: string };

beforeAll(async () => {
  server = await openDeclaredServer();
  const type = (code: string, more: object = {}) =>
    server.made('/api/typesCreneau', { code, libelle: code, couleur: '#112233', ...more });
  work = await type('PERM');
  leave = await type('CP', { compteTravail: false });
  anne = await server.account(['PLANNING_SALARIE:admin']);
  other = await server.account(['PLANNING_SALARIE:admin']);
  await server.made('/api/TempsTravailSalaries', { utilisateurId: anne.id, dateEntree: '2026-01-05' });
});

const slot = (day: string, from: string, to: string, given: object = {}) => ({
  salarieId: anne.id,
  typeCreneauId: work,
  debut: `${day}T${from}`,
  fin: `${day}T${to}`,
  ...given,
});
const verify = async (creneaux: readonly object[], as?: string) => {
  const { status, body } = await server.answer('POST', '/api/planning/verifications', { creneaux }, as);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items.map(({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code));
};

describe('the staff of plans', () => {
  it('are people with a working time or slots, and oneself', async () => {
    const all = await server.answer('GET', '/api/planning/salaries');
    expect(all.status).toBe(200);
    expect(all.body.feries).toBe('metropole');
    expect(all.body.items.find(({ id }: { id: number }) => id === anne.id)).toEqual({
      id: anne.id,
      name: 'Martin Camille',
      structureId: null,
      agenceId: null,
      equipesId: [],
      hours: [7, 7, 7, 7, 7, 0, 0],
      dateEntree: '2026-01-05',
      dateSortie: null,
      photo: null,
    });
    const own = await server.answer('GET', '/api/planning/salaries', undefined, other.token);
    expect(own.body.items.map(({ id }: { id: number }) => id)).toEqual([other.id]);
    expect((await server.answer('GET', '/api/planning/salaries', undefined, await server.tokenFor([]))).status).toBe(
      403,
    );
  });

  it('are shown with their photo to readers of people, and private ones to people who may change them', async () => {
    const face = file('photo', Buffer.from('89504e470d0a1a0a00', 'hex'), 'visage.png', 'image/png');
    await server.call('PUT', `/api/Utilisateurs/${anne.id}/photo`, multipartBody([face]));
    const photoFor = async (...rights: readonly string[]) => {
      const as = await server.tokenFor(['PLANNING_ADMIN:admin', ...rights]);
      const { body } = await server.answer('GET', '/api/planning/salaries', undefined, as);
      return body.items.find(({ id }: { id: number }) => id === anne.id).photo?.name ?? null;
    };
    expect(await photoFor()).toBeNull();
    expect(await photoFor('UTILISATEURS:read')).toBe('visage.png');
    await server.call('PUT', `/api/Utilisateurs/${anne.id}`, { payload: { isPrivateMember: true } });
    expect(await photoFor('UTILISATEURS:read')).toBeNull();
    expect(await photoFor('UTILISATEURS:update', 'UTILISATEURS:read')).toBe('visage.png');
    await server.call('PUT', `/api/Utilisateurs/${anne.id}`, { payload: { isPrivateMember: false } });
  });

  it('of one name are told apart by their agency, or else by their staff number, as far as the reader may see it', async () => {
    const twin = await server.account(['PLANNING_SALARIE:admin']);
    await server.call('PUT', `/api/Utilisateurs/${anne.id}`, { payload: { nom: 'Dupuis', matricule: 'M-1' } });
    await server.call('PUT', `/api/Utilisateurs/${twin.id}`, { payload: { nom: 'DUPUIS', matricule: 'M-2' } });
    const structure = await server.made('/api/structures', { code: 'NORD', nom: 'Nord' });
    const agency = (nom: string) => server.made(`/api/structures/${structure}/agences`, { code: nom, nom });
    const work = await server.made('/api/TempsTravailSalaries', { utilisateurId: twin.id, dateEntree: '2026-01-05' });
    const told = async (...rights: readonly string[]) => {
      const as = await server.tokenFor(['PLANNING_ADMIN:admin', ...rights]);
      const { body } = await server.answer('GET', '/api/planning/salaries', undefined, as);
      return [anne.id, twin.id].map((id) => body.items.find((one: { id: number }) => one.id === id).distinction);
    };
    expect(await told()).toEqual([undefined, undefined]);
    expect(await told('UTILISATEURS:read')).toEqual(['M-1', 'M-2']);
    await server.call('PUT', `/api/TempsTravailSalaries/${work}`, {
      payload: { structureId: structure, agenceId: await agency('Lille') },
    });
    const { body } = await server.answer('GET', '/api/TempsTravailSalaries');
    const own = body.items.find(({ utilisateurId }: { utilisateurId: number }) => utilisateurId === anne.id);
    await server.call('PUT', `/api/TempsTravailSalaries/${own.id}`, {
      payload: { structureId: structure, agenceId: await agency('Arras') },
    });
    expect(await told()).toEqual(['Arras', 'Lille']);
  });

  it('have the holidays of Alsace-Moselle if configured', async () => {
    await server.made('/api/parametres', { nom: 'planning_jours_feries', valeur: 'Alsace-Moselle' });
    expect((await server.answer('GET', '/api/planning/salaries')).body.feries).toBe('alsaceMoselle');
  });
});

describe('the check of slots', () => {
  it('reports errors and warnings, by index', async () => {
    const kept = await server.made('/api/creneaux', slot('2026-06-03', '08:00', '12:00'));
    await server.made('/api/creneaux', slot('2026-06-05', '08:00', '12:00', { typeCreneauId: leave }));
    expect(
      await verify([
        slot('2026-06-02', '08:00', '12:00'),
        slot('2026-06-03', '10:00', '18:00'),
        { ...slot('2026-06-03', '09:00', '11:00'), id: kept },
        slot('2026-06-05', '10:00', '14:00'),
        slot('2026-06-06', '10:00', '14:00'),
        slot('2026-07-14', '10:00', '14:00'),
        slot('2026-01-02', '10:00', '09:00'),
        slot('2026-01-02', '10:00', '11:00'),
        { ...slot('2026-06-09', '22:00', '23:00'), fin: '2026-06-10T02:00' },
      ]),
    ).toEqual([
      [],
      ['overlap', 'overtime'],
      ['overlap', 'overtime'],
      ['absent'],
      ['weekend'],
      ['publicHoliday'],
      ['endBeforeStart'],
      ['notEmployed'],
      ['overMidnight'],
    ]);
  });

  it("is limited to one's own slots without further rights", async () => {
    expect(await verify([slot('2026-06-02', '08:00', '12:00')], anne.token)).toEqual([[]]);
    const { status } = await server.answer(
      'POST',
      '/api/planning/verifications',
      { creneaux: [slot('2026-06-02', '08:00', '12:00')] },
      other.token,
    );
    expect(status).toBe(403);
    const wrong = await server.answer('POST', '/api/planning/verifications', { creneaux: [{ debut: 'x' }] });
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([
      400,
      ['creneaux.0.debut', 'creneaux.0.fin', 'creneaux.0.typeCreneauId'],
    ]);
  });
});

describe('the hours of a person', () => {
  it('are due, planned and absent per week, month and year', async () => {
    const { status, body } = await server.answer(
      'GET',
      `/api/Utilisateurs/${anne.id}/InfosSalariePlanning?StartDate=2026-06-04`,
      undefined,
      anne.token,
    );
    expect(status).toBe(200);
    expect(body.semaine).toEqual({
      debut: '2026-06-01',
      fin: '2026-06-07',
      heuresDues: 35,
      heuresPlanifiees: 4,
      heuresAbsence: 4,
      charge: 0.13,
    });
    expect([body.mois.debut, body.mois.fin, body.annee.fin]).toEqual(['2026-06-01', '2026-06-30', '2026-12-31']);
    const foreign = `/api/Utilisateurs/${anne.id}/InfosSalariePlanning`;
    expect((await server.answer('GET', foreign, undefined, other.token)).status).toBe(403);
    expect((await server.answer('GET', `${foreign}?StartDate=hier`)).status).toBe(400);
  });
});
