import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/resources/registry/registry';
import { schemas } from '../../src/portal/declared';
import { openApiServer } from '../support/apiServer';
import { openSmtpSink } from '../support/smtpSink';
import { multipartBody } from '../support/multipart';
import { file, pdf } from '../support/uploads';

const sink = await openSmtpSink();
const server = await openApiServer(createRegistry(schemas), {
  SMTP_URL: sink.url,
  MAIL_FROM: 'Socle <socle@essai.example>',
});
const reporter = await server.account(['FICHES_INCIDENT:create']);
const other = await server.account(['FICHES_INCIDENT:create']);
const handler = await server.account(['FICHES_INCIDENT:read', 'FICHES_INCIDENT:create', 'FICHES_INCIDENT:update']);

type Method = Parameters<typeof server.call>[0];
const call = async (method: Method, path: string, payload?: object, as = handler.token) => {
  const response = await server.call(method, `/api/FichesIncident${path}`, { as, ...(payload && { payload }) });
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    body: isJson ? response.json() : response.rawPayload,
    headers: response.headers,
  };
};

const REPORT = {
  titre: 'Chute',
  type: 'Accident',
  gravite: 'Majeure',
  dateIncident: '2026-03-01T09:00:00Z',
  circonstances: 'Une marche mouillée.',
};
const reported = async (more: object = {}, as = reporter.token) => {
  const { status, body } = await call('POST', '', { ...REPORT, ...more }, as);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const own = await reported();

describe('a report', () => {
  it('starts in the state reported, by its author and now, whatever is sent', async () => {
    expect(own).toMatchObject({ etat: 'Declaree', auteurId: reporter.id, dateCloture: null });
    expect(Date.now() - Date.parse(own['dateDeclaration'])).toBeLessThan(60_000);
    const forged = await reported({ auteurId: other.id, dateDeclaration: '2020-01-01T00:00:00Z' });
    expect([forged.auteurId, forged.dateDeclaration > '2021']).toEqual([reporter.id, true]);
  });

  it('keeps its closing date while it is closed', async () => {
    const { id } = await reported();
    const closed = await call('PUT', `/${id}`, { etat: 'Cloturee' });
    expect(Date.now() - Date.parse(closed.body['dateCloture'])).toBeLessThan(60_000);
    const same = await call('PUT', `/${id}`, { etat: 'Cloturee', lieu: 'Quai' });
    expect(same.body['dateCloture']).toBe(closed.body['dateCloture']);
    expect((await call('PUT', `/${id}`, { etat: 'EnAnalyse' })).body['dateCloture']).toBeNull();
  });

  it('is closed only without open actions, and accepts no new ones then', async () => {
    const { id } = await reported();
    const action = await call('POST', `/${id}/actions`, { libelle: 'Réparer', responsableId: handler.id });
    expect(action.status).toBe(201);
    const early = await call('PUT', `/${id}`, { etat: 'Cloturee' });
    expect([early.status, early.body['errors']['etat']]).toMatchObject([400, [expect.stringContaining('Une action')]]);
    const done = await call('PUT', `/${id}/actions/${action.body['id']}`, { etat: 'Realisee' });
    expect(done.body['dateRealisation']).not.toBeNull();
    expect((await call('PUT', `/${id}`, { etat: 'Cloturee' })).status).toBe(200);
    expect((await call('POST', `/${id}/actions`, { libelle: 'Encore' })).status).toBe(400);
    expect((await call('PUT', `/${id}/actions/${action.body['id']}`, { etat: 'EnCours' })).status).toBe(400);
  });

  it('accepts pictures, and no other kind of file', async () => {
    const form = (parts: Parameters<typeof multipartBody>[0]) =>
      server.call('POST', '/api/FichesIncident', { as: reporter.token, ...multipartBody(parts) });
    const texts = Object.entries(REPORT).map(([name, value]) => ({ name, value }));
    const good = await form([...texts, file('fichiers', pdf('constat'))]);
    expect([good.statusCode, good.json()]).toMatchObject([201, { fichiers: [{ type: 'application/pdf' }] }]);
    const path = `/${good.json()['id']}/download/${good.json()['fichiers'][0].id}`;
    expect((await call('GET', path, undefined, reporter.token)).status).toBe(200);
    expect((await call('GET', path, undefined, other.token)).status).toBe(404);
    const bad = await form([...texts, file('fichiers', Buffer.from('<svg/>'), 'a.svg', 'image/svg+xml')]);
    expect([bad.statusCode, Object.keys(bad.json()['errors'])]).toEqual([400, ['fichiers.0']]);
  });
});

describe('a reporter without any other right', () => {
  const total = async (as: string) => (await call('POST', '/search', {}, as)).body['totalCount'];

  it('follows their own reports: record, list, comments and numbers', async () => {
    expect((await call('GET', `/${own['id']}`, undefined, reporter.token)).status).toBe(200);
    expect((await call('GET', `/${own['id']}`, undefined, other.token)).status).toBe(404);
    expect(await total(other.token)).toBe(0);
    expect(await total(reporter.token)).toBeGreaterThan(0);
    expect((await call('GET', '/statistiques', undefined, other.token)).body['total']).toBe(0);
    expect((await call('POST', `/${own['id']}/commentaires`, { texte: 'Vu' }, reporter.token)).body).toMatchObject({
      auteurId: reporter.id,
      texte: 'Vu',
    });
    expect((await call('GET', `/${own['id']}/commentaires`, undefined, reporter.token)).body['totalCount']).toBe(1);
  });

  it("neither reads nor writes below another person's report", async () => {
    const below = `/${own['id']}/commentaires`;
    expect((await call('GET', below, undefined, other.token)).status).toBe(404);
    expect((await call('POST', below, { texte: 'Non' }, other.token)).status).toBe(404);
    const changes = [{ collection: `FichesIncident${below}`, action: 'create', values: { texte: 'Non' } }];
    const set = await server.call('POST', '/api/changeSets', { as: other.token, payload: { changes } });
    expect(set.json()).toMatchObject({ applied: false });
    const history = await server.call('GET', `/api/history?Collection=FichesIncident${below}&Id=1`, {
      as: other.token,
    });
    expect(history.statusCode).toBeGreaterThanOrEqual(400);
    const sets = await server.call('GET', '/api/changeSets?PageSize=100', { as: other.token });
    expect(JSON.stringify(sets.json())).not.toContain('FichesIncident');
  });

  it('cannot change or delete anything', async () => {
    expect((await call('PUT', `/${own['id']}`, { lieu: 'x' }, reporter.token)).status).toBe(403);
    expect((await call('DELETE', `/${own['id']}`, undefined, reporter.token)).status).toBe(403);
  });

  it('reads reports that name them as responsible or follower', async () => {
    const { id } = await reported({ responsableId: other.id });
    expect((await call('GET', `/${id}`, undefined, other.token)).status).toBe(200);
    await call('PUT', `/${id}`, { responsableId: null, abonnesId: [other.id] });
    expect((await call('GET', `/${id}`, undefined, other.token)).status).toBe(200);
  });
});

describe('searching by criteria', () => {
  const titles = async (criteria: object) =>
    (await call('POST', '/search', criteria)).body['items'].map(({ titre }: { titre: string }) => titre);
  const made = Promise.all([
    reported({ titre: 'Alpha', gravite: 'Critique', dateIncident: '2025-01-10T10:00:00Z' }),
    reported({ titre: 'Beta', gravite: 'Mineure', dateIncident: '2025-02-10T10:00:00Z' }),
  ]);

  it('combines one value, several, ranges and words, with sort and pages', async () => {
    await made;
    expect(await titles({ gravite: 'Critique' })).toEqual(['Alpha']);
    const both = { gravite: ['Critique', 'Mineure'], orderBy: 'titre', orderByDescending: true };
    expect(await titles(both)).toEqual(['Beta', 'Alpha']);
    expect(await titles({ ...both, pageNumber: 2, pageSize: 1 })).toEqual(['Alpha']);
    expect(await titles({ dateIncident: { min: '2025-01-01T00:00:00Z', max: '2025-01-31T00:00:00Z' } })).toEqual([
      'Alpha',
    ]);
    expect(await titles({ search: 'bÉta' })).toEqual(['Beta']);
    expect(await titles({ search: '', gravite: null, etat: [], titre: undefined, pageSize: 500 })).toContain('Chute');
  });

  it.each([
    [{ gravite: 'Enorme' }, 'gravite'],
    [{ gravite: { plus: 1 } }, 'gravite'],
    [{ processusId: 'abc' }, 'processusId'],
    [{ dateIncident: { min: 'hier' } }, 'dateIncident'],
    [{ pageNumber: 0 }, 'PageNumber'],
    [{ pageSize: { a: 1 } }, 'PageSize'],
    [{ orderBy: 'titres' }, 'OrderBy'],
    [{ search: 'x'.repeat(201) }, 'Search'],
    [{ inconnu: 1 }, 'inconnu'],
  ])('refuses %j', async (criteria, field) => {
    for (const path of ['/search', '/export']) {
      const { status, body } = await call('POST', path, criteria);
      expect([status, Object.keys(body['errors'])]).toEqual([400, [field]]);
    }
  });

  it('exports the results with the chosen columns, limited to what the caller may read', async () => {
    await made;
    const criteria = {
      format: 'csv',
      gravite: ['Critique', 'Mineure'],
      orderBy: 'titre',
      colonnes: ['titre', 'gravite'],
    };
    const csv = await call('POST', '/export', criteria);
    expect(String(csv.headers['content-disposition'])).toContain('fiches-incident');
    expect(String(csv.body).split('\r\n').slice(0, 3)).toEqual([
      '\ufeffIdentifiant;Titre;Gravité',
      expect.stringMatching(/^\d+;Alpha;Critique$/),
      expect.stringMatching(/^\d+;Beta;Mineure$/),
    ]);
    const nothing = await call('POST', '/export', criteria, other.token);
    expect(String(nothing.body)).not.toContain('Alpha');
    const workbook = await call('POST', '/export', { search: 'alpha' });
    expect([workbook.status, String(workbook.body).slice(0, 2)]).toEqual([200, 'PK']);
    expect((await call('POST', '/export', { format: 'pdf' })).status).toBe(400);
    expect((await call('POST', '/export', { colonnes: ['titr'] })).body['errors']).toHaveProperty('colonnes');
    expect((await call('POST', '/export', [] as object)).status).toBe(400);
  });

  it('counts only reports that the reader may read', async () => {
    const { body } = await call('GET', '/statistiques');
    const listed = await call('POST', '/search', { pageSize: 1 });
    expect(body['total']).toBe(listed.body['totalCount']);
    expect(body['ouvertes'] + body['cloturees']).toBe(body['total']);
    expect(body['parGravite']).toContainEqual({ valeur: 'Critique', nombre: 1 });
    expect(body['parMois']).toContainEqual({ valeur: '2025-01', nombre: 1 });
    expect((await call('GET', '/statistiques?Annee=2025')).status).toBe(400);
  });
});

describe('a follower of an incident', () => {
  const emailOf = async (id: number) => (await server.call('GET', `/api/Utilisateurs/${id}`)).json()['email'];
  const told = () => sink.taken.flatMap(({ to }) => to);

  it('subscribes with one call, and may read it until unsubscribing', async () => {
    const { id } = await reported();
    expect((await call('PUT', `/${id}/suivi`, undefined, other.token)).status).toBe(404);
    expect((await call('PUT', `/${id}/suivi`)).body).toEqual({ suivi: true });
    expect((await call('PUT', `/${id}/suivi`)).status).toBe(200);
    expect((await call('GET', `/${id}`)).body.abonnesId).toEqual([handler.id]);
    expect((await call('DELETE', `/${id}/suivi`)).body).toEqual({ suivi: false });
    expect((await call('GET', `/${id}`)).body.abonnesId ?? []).toEqual([]);
    expect((await call('PUT', '/9000001/suivi')).status).toBe(404);
  });

  it('gets a reminder on the due date of an action, unless it is done', async () => {
    const { id } = await reported();
    const action = await call('POST', `/${id}/actions`, {
      libelle: 'Éclairer',
      responsableId: other.id,
      echeance: '2099-12-01',
    });
    const planned = async () => {
      const log = await server.call('GET', '/api/outbox?State=waiting&PageNumber=1&PageSize=100');
      const { items } = log.json<{ items: { kind: string; recordId: number }[] }>();
      return items.filter(({ kind, recordId }) => kind === 'notification' && recordId === action.body['id']);
    };
    expect(await planned()).toHaveLength(1);
    await call('PUT', `/${id}/actions/${action.body['id']}`, { etat: 'Realisee' });
    expect(await planned()).toEqual([]);
  });

  it('gets mails about tasks, comments and changes of others', async () => {
    for (const { id: person } of [reporter, other])
      await server.call('PUT', `/api/Utilisateurs/${person}`, { payload: { emailConfirmed: true } });
    const [reporting, acting] = [await emailOf(reporter.id), await emailOf(other.id)];
    const { id } = await reported();
    const before = sink.taken.length;
    await call('POST', `/${id}/actions`, { libelle: 'Réparer', responsableId: other.id, echeance: '2026-12-01' });
    await expect.poll(told).toContain(acting);
    expect(sink.taken.at(-1)?.data).toContain('Subject:');
    // A person with a task may read its report.
    expect((await call('GET', `/${id}`, undefined, other.token)).status).toBe(200);
    await call('POST', `/${id}/commentaires`, { texte: 'En cours' }, other.token);
    await expect.poll(() => told().slice(before)).toContain(reporting);
    expect(told().filter((one) => one === acting)).toHaveLength(1);
  });
});

describe('invalid input', () => {
  it.each([
    ['no title', { titre: '' }, 'titre'],
    ['a title too long', { titre: 'x'.repeat(201) }, 'titre'],
    ['an unknown severity', { gravite: 'Grave' }, 'gravite'],
    ['a day that is none', { dateIncident: '2026-02-30T10:00:00Z' }, 'dateIncident'],
    ['an unknown company', { entrepriseId: 9_000_001 }, 'entrepriseId'],
    ['an unknown person', { responsableId: 9_000_001 }, 'responsableId'],
    ['followers that are no list of ids', { abonnesId: ['x'] }, 'abonnesId'],
    ['a person without a name', { personnesConcernees: [{ role: 'Victime' }] }, 'personnesConcernees.0.nom'],
    ['a file that nobody uploaded', { fichiers: [{ id: 'x' }] }, 'fichiers'],
    ['a field that there is not', { couleur: 'rouge' }, 'couleur'],
  ])('%s', async (_what, more, field) => {
    const { status, body } = await call('POST', '', { ...REPORT, ...more });
    expect([status, Object.keys(body['errors']).map((name) => name.split('.')[0])]).toEqual([
      400,
      [field.split('.')[0]],
    ]);
  });

  it('unknown records', async () => {
    expect((await call('GET', '/9000001')).status).toBe(404);
    expect((await call('GET', '/abc')).status).toBe(404);
    expect((await call('PUT', '/9000001', { lieu: 'x' })).status).toBe(404);
    expect((await call('POST', '/9000001/actions', { libelle: 'x' })).status).toBe(404);
    expect((await call('POST', `/${own['id']}/causes`, { libelle: 'x', parentId: 9_000_001 })).status).toBe(400);
  });
});
