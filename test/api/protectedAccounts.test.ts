import { beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { Utilisateurs } from '../../src/resources/schemas/utilisateurs';
import { openApiServer, type ApiServer } from '../support/apiServer';

interface Account {
  readonly id: number;
  readonly token: string;
}

let server: ApiServer;
/** Maintains users, without the right to grant rights. */
let clerk: Account;
/** Holds a right that the clerk lacks. */
let manager: Account;
let administrator: Account;

beforeAll(async () => {
  server = await openApiServer(createRegistry(schemas));
  clerk = await server.account(['UTILISATEURS:admin', 'THEMES:admin']);
  manager = await server.account(['UTILISATEURS:read', 'DOMAINES:update']);
  administrator = await server.account(['UTILISATEURS:admin', 'IDENTITES:admin']);
});

const valuesOf = async (id: number) => (await server.tenant.store.get(Utilisateurs, id))?.values ?? {};
const until = '2099-01-01T00:00:00.000Z';

type Method = 'PUT' | 'DELETE' | 'POST';
const TOUCHES: [what: string, method: Method, below: string, payload?: object][] = [
  ['the address', 'PUT', '', { email: 'a-moi@essai.example' }],
  ['the lock', 'PUT', '', { lockoutEnd: until }],
  ['the account', 'DELETE', ''],
  ['a link for a password', 'POST', '/askResetPassword'],
  ['a link to confirm', 'POST', '/resendConfirmationLink'],
];

describe('an account with more rights than the caller', () => {
  it.each(TOUCHES)('keeps %s', async (_what, method, below, payload) => {
    const before = await valuesOf(manager.id);
    const answer = await server.call(method, `/api/Utilisateurs/${manager.id}${below}`, {
      as: clerk.token,
      ...(payload && { payload }),
    });
    expect(answer.statusCode, answer.body).toBe(403);
    expect(answer.json()).toMatchObject({
      title: 'Compte protégé',
      detail: expect.stringContaining('administrer les identités') as string,
    });
    expect(await valuesOf(manager.id)).toEqual(before);
  });

  it('is also one with higher rights on the same resource', async () => {
    const reader = await server.account(['UTILISATEURS:admin', 'DOMAINES:read']);
    const answer = await server.call('DELETE', `/api/Utilisateurs/${manager.id}`, { as: reader.token });
    expect(answer.statusCode, answer.body).toBe(403);
  });

  it("is explained in the caller's language", async () => {
    const headers = { 'accept-language': 'de' };
    const answer = await server.call('DELETE', `/api/Utilisateurs/${manager.id}`, { as: clerk.token, headers });
    expect(answer.json<{ title: string }>().title).toBe('Geschütztes Konto');
  });

  it('permits all other changes, and sending the same address again', async () => {
    const { email } = await valuesOf(manager.id);
    const payload = { email: String(email).toUpperCase(), lockoutEnd: null, matricule: 'M-7' };
    const answer = await server.call('PUT', `/api/Utilisateurs/${manager.id}`, { as: clerk.token, payload });
    expect([answer.statusCode, answer.json<{ matricule: string }>().matricule]).toEqual([200, 'M-7']);
  });

  it('is protected in the write path itself, even after rows of the same set that would remove its rights', async () => {
    const { store, database, schema } = server.tenant;
    const { rows } = await database.pool.query<{ id: number }>(
      `select id from "${schema}"."r_IdentiteDroits" where "identityId" = $1`,
      [manager.id],
    );
    const links = rows.map(({ id }) => ({ resource: 'IdentiteDroits', action: 'delete', id: Number(id) }) as const);
    const change = {
      resource: 'Utilisateurs',
      action: 'update',
      id: manager.id,
      values: { email: 'x@essai.example' },
    } as const;
    const author = { id: String(clerk.id), name: 'Essai' };
    const result = await store.preview({ author, origin: 'import', changes: [...links, change] });
    expect(result.rows.at(-1)).toMatchObject({ status: 'refused', reason: 'protectedAccount' });
    expect(result.rows.slice(0, -1)).toMatchObject(links.map(() => ({ status: 'refused', reason: 'givesRights' })));
  });
});

describe('an account may be changed', () => {
  it('by people with the same rights; the admin flag of a right includes its others', async () => {
    const equal = await server.account(['UTILISATEURS:read', 'THEMES:update']);
    const answer = await server.call('PUT', `/api/Utilisateurs/${equal.id}`, {
      as: clerk.token,
      payload: { lockoutEnd: until },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('by people who grant rights', async () => {
    const someone = await server.account(['NATURES:admin']);
    const at = `/api/Utilisateurs/${someone.id}`;
    const payload = { email: 'autre@essai.example' };
    expect((await server.call('PUT', at, { as: administrator.token, payload })).statusCode).toBe(200);
    expect((await server.call('DELETE', at, { as: administrator.token })).statusCode).toBe(200);
  });

  it('by its own person', async () => {
    const own = await server.account(['UTILISATEURS:update', 'DOMAINES:update']);
    const payload = { email: 'nouvelle@essai.example' };
    expect((await server.call('PUT', `/api/Utilisateurs/${own.id}`, { as: own.token, payload })).statusCode).toBe(200);
  });
});
