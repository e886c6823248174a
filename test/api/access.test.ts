import { beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { Droits } from '../../src/resources/schemas/acces';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { makeRights } from '../support/accessResources';

let server: ApiServer;
let droits: ReadonlyMap<string, number>;

beforeAll(async () => {
  server = await openApiServer(createRegistry(schemas));
  droits = await makeRights(server.tenant, ['THEMES', 'FONCTIONS', 'DOMAINES', 'IDENTITES']);
});

type Method = Parameters<ApiServer['call']>[0];

async function ok<Shape = { id: number }>(
  method: Method,
  url: string,
  payload?: Record<string, unknown>,
  headers = {},
): Promise<Shape> {
  const response = await server.call(method, url, { ...(payload && { payload }), headers });
  expect(response.statusCode, `${method} ${url}: ${response.body}`).toBeLessThan(300);
  return response.json<Shape>();
}

async function refused(
  status: number,
  method: Method,
  url: string,
  payload?: unknown,
  call: { as?: string; headers?: Record<string, string> } = {},
) {
  const response = await server.call(method, url, {
    ...(payload !== undefined && { payload: payload as object }),
    ...call,
  });
  expect(response.statusCode, `${method} ${url}: ${response.body}`).toBe(status);
  return response.json<{ type: string; errors?: Record<string, string[]> }>();
}

let people = 0;
async function person(): Promise<number> {
  people += 1;
  const values = { nom: 'Durand', prenom: `Zoé ${people}`, email: `zoe${people}@essai.example` };
  return (await ok('POST', '/api/Utilisateurs', values)).id;
}

const fonction = async (code: string): Promise<number> =>
  (await ok('POST', '/api/Fonctions', { code, libelle: code })).id;

const rightId = (code: string): number => droits.get(code) ?? 0;

describe('the rights of a person', () => {
  it('combine direct rights, functions and profiles, and changes apply at once', async () => {
    const { id, token } = await server.account([]);
    const mine = async () =>
      (await server.call('GET', '/api/MyRights', { as: token })).json<{ droits: string[]; fonctionsCode: string[] }>();
    expect((await mine()).droits).toEqual([]);

    const fonctionId = await fonction('ANIMATEUR');
    await ok('POST', `/api/Fonctions/${fonctionId}/Droits/${rightId('THEMES')}`, { id: fonctionId, flag: 'read' });
    await ok('POST', `/api/Identities/${id}/fonctions`, { fonctionId });
    await ok('POST', `/api/Identities/${id}/droits`, { identityId: id, droitId: rightId('DOMAINES'), flag: 'update' });
    const { id: profilId } = await ok('POST', '/api/Profils', { code: 'REGION', libelle: 'Région' });
    await ok('POST', `/api/Identities/${id}/Profils`, { profilId });
    await ok('POST', `/api/Identities/${id}/Profils/${profilId}/Droits/${rightId('DOMAINES')}`);
    const company = await ok('POST', '/api/Entreprises', { code: 'ESSAI', nom: 'Essai' });
    const site = await ok('POST', `/api/Entreprises/${company.id}/sites`, { nom: 'Siège' });
    await ok('POST', `/api/Identities/${id}/Profils/${profilId}/Entreprises/${company.id}`, { siteId: site.id });
    expect(await mine()).toMatchObject({
      droits: ['DOMAINES:read', 'DOMAINES:update', 'THEMES:read'],
      fonctionsCode: ['ANIMATEUR'],
    });

    expect(await ok('GET', `/api/Identities/${id}?includeDroits=true`)).toMatchObject({
      id,
      fonctions: [{ id: fonctionId, code: 'ANIMATEUR' }],
      profils: [{ id: profilId, code: 'REGION' }],
      droits: [{ code: 'DOMAINES', flag: 'update' }],
    });
    expect(await ok('GET', `/api/Identities/${id}/Profils/${profilId}`)).toMatchObject({
      droits: [{ code: 'DOMAINES', flag: 'read' }],
      entreprises: [{ entrepriseId: company.id, siteId: site.id }],
    });
    expect(await ok('GET', `/api/Profils/${id}`)).toMatchObject({ totalCount: 1, items: [{ id: profilId }] });
    expect(await ok('GET', '/api/Utilisateurs?FonctionCode=animateur')).toMatchObject({
      totalCount: 1,
      items: [{ id }],
    });
    expect(await ok('GET', '/api/Fonctions?IncludeDroits=true&Search=ANIMATEUR')).toMatchObject({
      items: [{ droits: [{ code: 'THEMES', flag: 'read' }] }],
    });

    await ok('PUT', `/api/Fonctions/${fonctionId}`, { actif: false });
    expect((await mine()).droits).toEqual(['DOMAINES:read', 'DOMAINES:update']);
    await ok('DELETE', `/api/Identities/${id}/droits/${rightId('DOMAINES')}/update`);
    await ok('DELETE', `/api/Identities/${id}/Profils/${profilId}`);
    expect((await mine()).droits).toEqual([]);
    await ok('DELETE', `/api/Identities/${id}/Fonctions/${fonctionId}`);
    await ok('DELETE', `/api/Fonctions/${fonctionId}`);
  });

  it('end with the deletion of the person, as does their session', async () => {
    const { id, token } = await server.account(['THEMES:read']);
    await ok('DELETE', `/api/Utilisateurs/${id}`);
    expect((await server.call('GET', '/api/MyRights', { as: token })).statusCode).toBe(401);
  });
});

describe('refusals', () => {
  it('unknown rights, levels, functions and people, and rights that are already granted', async () => {
    const id = await person();
    const give = (payload: unknown) => refused(400, 'POST', `/api/Identities/${id}/droits`, payload);
    expect((await give({ droitId: 999_999, flag: 'read' })).errors).toHaveProperty('droitId');
    expect((await give({ droitId: rightId('THEMES'), flag: 'own' })).errors).toHaveProperty('flag');
    expect((await give({ droitId: rightId('THEMES'), flag: 'read', identityId: id + 1 })).errors).toHaveProperty(
      'identityId',
    );
    expect((await give({ droitId: rightId('THEMES'), flag: 'read', extra: 1 })).errors).toHaveProperty('extra');
    expect(
      (await refused(400, 'POST', `/api/Identities/${id}/fonctions`, { fonctionId: 999_999 })).errors,
    ).toHaveProperty('fonctionId');
    await refused(404, 'POST', '/api/Identities/999999/fonctions', { fonctionId: 1 });
    await refused(404, 'DELETE', `/api/Identities/${id}/Fonctions/999999`);
    await refused(400, 'POST', `/api/Identities/${id}/droits`);
    await ok('POST', `/api/Identities/${id}/droits`, { droitId: rightId('THEMES'), flag: 'read' });
    expect(
      (await refused(409, 'POST', `/api/Identities/${id}/droits`, { droitId: rightId('THEMES'), flag: 'read' })).type,
    ).toContain('duplicate');
  });

  it('the deletion of a right that a person holds', async () => {
    const made = await makeRights(server.tenant, ['ESSAIS']);
    const id = await person();
    await ok('POST', `/api/Identities/${id}/droits`, { droitId: made.get('ESSAIS'), flag: 'read' });
    await refused(409, 'DELETE', `/api/Droits/${made.get('ESSAIS')}`);
    expect(await server.tenant.store.get(Droits, made.get('ESSAIS') ?? 0)).toBeDefined();
  });
});

describe('the matrix', () => {
  it('previews who gains and who loses, and applies as one change set', async () => {
    const fonctionId = await fonction('MATRICE');
    const [one, other] = [await person(), await person()];
    for (const id of [one, other]) await ok('POST', `/api/Identities/${id}/fonctions`, { fonctionId });
    await ok('POST', `/api/Identities/${other}/droits`, { droitId: rightId('THEMES'), flag: 'read' });
    const changes = [{ fonctionId, droitId: rightId('THEMES'), flag: 'read', granted: true }];
    const preview = await ok<{ changes: { gains: object; loses: object }[] }>('POST', '/api/access/preview', {
      changes,
    });
    expect(preview).toMatchObject({
      refusals: [],
      changes: [{ gains: { count: 1, people: [{ id: one }] }, loses: { count: 0, people: [] } }],
    });
    expect(await ok('GET', '/api/Fonctions?IncludeDroits=true&Search=MATRICE')).toMatchObject({
      items: [{ droits: [] }],
    });
    expect(await ok('POST', '/api/access/apply', { changes })).toEqual({ applied: 1 });
    expect(await ok('POST', '/api/access/apply', { changes })).toEqual({ applied: 0 });
    const taken = changes.map((change) => ({ ...change, granted: false }));
    expect(await ok('POST', '/api/access/preview', { changes: taken })).toMatchObject({
      changes: [{ gains: { count: 0 }, loses: { count: 1, people: [{ id: one }] } }],
    });
    expect(
      (await refused(400, 'POST', '/api/access/apply', { changes: [{ ...changes[0], droitId: 999_999 }] })).errors,
    ).toBeDefined();
    await ok('PUT', `/api/Fonctions/${fonctionId}/Droits`, {
      droits: [{ droitId: rightId('DOMAINES'), flag: 'admin' }],
    });
    expect(await ok('GET', '/api/Fonctions?IncludeDroits=true&Search=MATRICE')).toMatchObject({
      items: [{ droits: [{ code: 'DOMAINES', flag: 'admin' }] }],
    });
  });
});

it('a body has to name the same record as its address', async () => {
  const fonctionId = await fonction('NOMMEE_DEUX_FOIS');
  const at = `/api/Fonctions/${fonctionId}/Droits/${rightId('THEMES')}`;
  for (const id of [fonctionId + 1, [fonctionId], ` ${fonctionId}`, `${'['.repeat(60)}${']'.repeat(60)}`])
    expect((await refused(400, 'POST', at, { id, flag: 'read' })).errors).toHaveProperty('id');
  await ok('POST', at, { id: fonctionId, flag: 'read' });
});

describe('the explanation of a right', () => {
  it('names the rule, and the source of each right or that it is missing', async () => {
    const id = await person();
    const fonctionId = await fonction('LIT_LES_THEMES');
    await ok('POST', `/api/Fonctions/${fonctionId}/Droits/${rightId('THEMES')}`, { flag: 'read' });
    await ok('POST', `/api/Identities/${id}/fonctions`, { fonctionId });
    expect(await ok('GET', `/api/access/why?identityId=${id}&route=/themes`)).toMatchObject({
      allowed: true,
      parts: [
        {
          part: 'rights',
          items: [{ name: 'THEMES:read', held: true, sources: [{ via: 'fonction', id: fonctionId }] }, { held: false }],
        },
      ],
    });
    const denied = await ok('GET', `/api/access/why?identityId=${id}&method=DELETE&path=/api/Themes/3`);
    expect(denied).toMatchObject({
      allowed: false,
      parts: [{ items: [{ name: 'THEMES:admin', held: false, sources: [] }] }],
    });
    expect(await ok('GET', `/api/access/why?identityId=${id}&route=/admin/autorisations`)).toMatchObject({
      allowed: false,
    });
    await refused(404, 'GET', `/api/access/why?identityId=${id}&route=/nulle/part`);
    await refused(404, 'GET', '/api/access/why?identityId=999999&route=/themes');
  });
});

describe('seeing as another person', () => {
  it('answers with their rights, read-only, from its start until it is ended', async () => {
    const viewer = await server.account(['IDENTITES:admin']);
    const { id } = await server.account(['THEMES:read']);
    const as = viewer.token;
    const headers = { 'x-view-as': String(id) };
    expect((await refused(403, 'GET', '/api/MyRights', undefined, { as, headers })).type).toContain('viewAsNotStarted');
    const opened = await server.call('POST', '/api/access/view-as', { as, payload: { identityId: id } });
    expect(opened.statusCode, opened.body).toBe(201);
    const mine = await server.call('GET', '/api/MyRights', { as, headers });
    expect(mine.json()).toMatchObject({ droits: ['THEMES:read'], viewedBy: { uid: String(viewer.id) } });
    expect((await server.call('GET', '/api/MyProfile', { as, headers })).json()).toMatchObject({
      uid: String(id),
      viewedBy: {},
    });
    await refused(403, 'GET', '/api/Identities', undefined, { as, headers });
    expect((await refused(403, 'POST', '/api/Themes', {}, { as, headers })).type).toContain('viewAsReadOnly');
    const recorded = await server.tenant.database.pool.query(
      `select 1 from "${server.tenant.schema}".change_row where resource = 'ConsultationsComme' and action = 'create'`,
    );
    expect(recorded.rowCount).toBe(1);
    expect((await server.call('DELETE', '/api/access/view-as', { as })).json()).toEqual({ ended: 1 });
    await refused(403, 'GET', '/api/MyRights', undefined, { as, headers });
  });

  it('needs the right', async () => {
    const { token: as, id } = await server.account(['IDENTITES:read']);
    await refused(403, 'POST', '/api/access/view-as', { identityId: id }, { as });
    await refused(403, 'GET', '/api/MyRights', undefined, { as, headers: { 'x-view-as': String(id) } });
  });
});
