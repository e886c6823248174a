import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { Fonctions } from '../../src/resources/schemas/acces';
import { ensureFunctions } from '../../server/seed/ensureFunctions';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { makeRights } from '../support/accessResources';

const RIGHTS = ['FONCTIONS:admin', 'IDENTITES:admin', 'UTILISATEURS:admin', 'DROITS:admin'];

let server: ApiServer;
let caller: string;
let adminId: number;
let fonctionId: number;
let droitId: number;

type Method = Parameters<ApiServer['call']>[0];
const call = (method: Method, url: string, payload?: object) =>
  server.call(method, url, { as: caller, ...(payload && { payload }) });

/**
 * A tenant whose only administrator holds the right through a function; the caller holds every other right directly.
 */
async function openTenant(): Promise<void> {
  server = await openApiServer(createRegistry(schemas), {}, { administrators: false });
  const rights = await makeRights(server.tenant, RIGHTS);
  droitId = rights.get('FONCTIONS') ?? 0;
  const functions = [{ code: 'ADMIN', libelle: 'Admin', description: 'Tout', rights: RIGHTS }];
  fonctionId = (await ensureFunctions(server.tenant, functions, rights)).get('ADMIN') ?? 0;
  const admin = await server.account([]);
  adminId = admin.id;
  caller = admin.token;
  const { store } = server.tenant;
  const link = {
    resource: 'IdentiteFonctions',
    action: 'create',
    values: { identityId: adminId, fonctionId },
  } as const;
  expect((await store.apply({ author: { id: 'essai', name: 'Essai' }, origin: 'test', changes: [link] })).applied).toBe(
    true,
  );
}

const until = '2099-01-01T00:00:00Z';

describe('nothing removes the last administrator', () => {
  // Refused writes change nothing, so the tests share a tenant.
  beforeAll(openTenant);

  it.each<[string, () => ReturnType<typeof call>]>([
    ["the function's right", () => call('DELETE', `/api/Fonctions/${fonctionId}/Droits/${droitId}/admin`)],
    ["all of the function's rights", () => call('PUT', `/api/Fonctions/${fonctionId}/Droits`, { droits: [] })],
    ['the function, from the person', () => call('DELETE', `/api/Identities/${adminId}/Fonctions/${fonctionId}`)],
    ['the function itself', () => call('DELETE', `/api/Fonctions/${fonctionId}`)],
    ['the function, put out of use', () => call('PUT', `/api/Fonctions/${fonctionId}`, { actif: false })],
    ['the right, put out of use', () => call('PUT', `/api/Droits/${droitId}`, { actif: false })],
    ['the person', () => call('DELETE', `/api/Utilisateurs/${adminId}`)],
    ['the account, locked', () => call('PUT', `/api/Utilisateurs/${adminId}`, { lockoutEnd: until })],
    [
      'the matrix',
      () => call('POST', '/api/access/apply', { changes: [{ fonctionId, droitId, flag: 'admin', granted: false }] }),
    ],
  ])('by removing %s', async (_what, take) => {
    const response = await take();
    expect(response.statusCode, response.body).toBe(409);
    expect(response.json<{ type: string }>().type).toContain('lastAdministrator');
    expect((await call('GET', '/api/MyRights')).json<{ droits: string[] }>().droits).toContain('FONCTIONS:admin');
    expect(await server.tenant.store.get(Fonctions, fonctionId)).toMatchObject({ values: { actif: true } });
  });

  it('and the preview shows the refusal', async () => {
    const preview = await call('POST', '/api/access/preview', {
      changes: [{ fonctionId, droitId, flag: 'admin', granted: false }],
    });
    expect(preview.json()).toMatchObject({ refusals: [{ reason: 'lastAdministrator' }] });
  });
});

describe('with two administrators', () => {
  beforeEach(openTenant);

  it('all but one can be removed, and the last one keeps a direct right', async () => {
    const other = await server.account(['FONCTIONS:admin']);
    expect((await call('DELETE', `/api/Identities/${other.id}/droits/${droitId}/admin`)).statusCode).toBe(200);
    expect((await call('POST', `/api/Identities/${other.id}/droits`, { droitId, flag: 'admin' })).statusCode).toBe(201);
    expect((await call('PUT', `/api/Utilisateurs/${adminId}`, { lockoutEnd: until })).statusCode).toBe(200);
    const last = await server.call('DELETE', `/api/Identities/${other.id}/droits/${droitId}/admin`, {
      as: other.token,
    });
    // The caller lacks IDENTITES:admin; the store refuses it too.
    expect(last.statusCode).toBe(403);
    const row = (
      await server.tenant.database.pool.query<{ id: number }>(
        `select id from "${server.tenant.schema}"."r_IdentiteDroits" where "identityId" = $1`,
        [other.id],
      )
    ).rows[0];
    const change = { resource: 'IdentiteDroits', action: 'delete', id: Number(row?.id) } as const;
    const result = await server.tenant.store.apply({
      author: { id: 'essai', name: 'Essai' },
      origin: 'test',
      changes: [change],
    });
    expect(result).toMatchObject({ applied: false, rows: [{ status: 'refused', reason: 'lastAdministrator' }] });
  });

  it('the invariant holds if both are removed at the same moment', async () => {
    const second = await server.account(['FONCTIONS:admin']);
    const { store } = server.tenant;
    const locking = [adminId, second.id].map((id) =>
      store.apply({
        author: { id: 'essai', name: 'Essai' },
        origin: 'test',
        changes: [{ resource: 'Utilisateurs', action: 'update', id, values: { lockoutEnd: until } }],
      }),
    );
    const applied = (await Promise.all(locking)).filter((result) => result.applied);
    expect(applied).toHaveLength(1);
  });
});
