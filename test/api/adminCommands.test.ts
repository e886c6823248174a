import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askServer } from '../../server/admin/askServer';
import { openAdminChannel } from '../../server/admin/channel';
import { channelDirectory } from '../../server/admin/channelFile';
import { throwAwayToken, type TokenServices } from '../../server/admin/throwAwayToken';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { Utilisateurs } from '../../src/resources/schemas/utilisateurs';
import { openIdentities } from '../../server/identity/identities';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { makeRights } from '../support/accessResources';
import { freePort } from '../support/serverProcess';

const registry = createRegistry(schemas);
let server: ApiServer;
let services: TokenServices;
let data: string;

beforeAll(async () => {
  server = await openApiServer(registry);
  await makeRights(server.tenant, ['THEMES']);
  const identities = await openIdentities([server.tenant], server.settings);
  services = { tenants: [server.tenant], identities, settings: server.settings };
  data = await mkdtemp(join(tmpdir(), 'socle-admin-'));
  afterAll(() => rm(data, { recursive: true, force: true }));
});

const asking = (changes: object = {}) => ({
  tenant: 'essai',
  rights: ['THEMES:read'],
  admin: false,
  minutes: 5,
  ...changes,
});

describe('a temporary token', () => {
  it('has exactly the requested rights', async () => {
    const { token: as } = await throwAwayToken(services, asking());
    const mine = await server.call('GET', '/api/MyRights', { as });
    expect(mine.json<{ droits: string[] }>().droits).toEqual(['THEMES:read']);
    const everything = await throwAwayToken(services, asking({ rights: [], admin: true }));
    const all = await server.call('GET', '/api/MyRights', { as: everything.token });
    expect(all.json<{ droits: string[] }>().droits).toEqual(
      expect.arrayContaining(['THEMES:admin', 'FONCTIONS:admin']),
    );
  });

  it('is refused for an unknown tenant or right, and leaves no account behind', async () => {
    const before = (await server.tenant.store.list(Utilisateurs, { parameters: ['HiddenUser'] })).totalCount;
    await expect(throwAwayToken(services, asking({ tenant: 'autre' }))).rejects.toThrow('autre');
    await expect(throwAwayToken(services, asking({ rights: ['NULLE:read'] }))).rejects.toThrow('NULLE:read');
    expect((await server.tenant.store.list(Utilisateurs, { parameters: ['HiddenUser'] })).totalCount).toBe(before);
  });

  it('names the author of its writes in the history, also for change sets', async () => {
    const rights = ['THEMES:admin'];
    const { token: as } = await throwAwayToken(services, asking({ rights }));
    const values = { libelle: 'Bruit', code: 'BRUIT', ordre: 1, actif: true };
    const created = await server.call('POST', '/api/Themes', { as, payload: values });
    expect(created.statusCode, created.body).toBe(201);
    const { id } = created.json<{ id: number }>();
    const changes = [{ collection: 'Themes', action: 'update', id, values: { libelle: 'Le bruit' } }];
    const set = await server.call('POST', '/api/changeSets', { as, payload: { origin: 'api', changes } });
    expect(set.json(), set.body).toMatchObject({ applied: true });
    // A request without a client's name counts as the front end's.
    await server.call('PUT', `/api/Themes/${id}`, { payload: { ...values, libelle: 'Bruits' } });
    const history = await server.call('GET', `/api/history?Collection=Themes&Id=${id}&PageNumber=1&PageSize=10`);
    const { items } = history.json<{ items: { origin: string }[] }>();
    expect(items.map(({ origin }) => origin)).toEqual(['api', 'token', 'token']);
  });

  it('ends with its account, which the next token removes', async () => {
    const { token: as } = await throwAwayToken(services, asking());
    const { schema, database } = server.tenant;
    await database.pool.query(
      `update "${schema}".credential set throw_away_until = now() - interval '1 second' where throw_away_until is not null`,
    );
    expect((await server.call('GET', '/api/MyRights', { as })).statusCode).toBe(401);
    await throwAwayToken(services, asking());
    const left = await server.tenant.store.list(Utilisateurs, { search: 'jeton', parameters: ['HiddenUser'] });
    expect(left.totalCount).toBe(1);
  });
});

describe('the admin channel', () => {
  it('answers only clients that know the secret of the data directory', async () => {
    const channel = await openAdminChannel(data, { double: async (input) => Number(input) * 2 });
    const [name = ''] = await readdir(channelDirectory(data));
    const file = join(channelDirectory(data), name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await askServer(data, 'double', 21)).toBe(42);
    await expect(askServer(data, 'unknown', 1)).rejects.toThrow('unknown command');
    const { port } = JSON.parse(await readFile(file, 'utf8')) as { port: number };
    const without = await fetch(`http://127.0.0.1:${port}/double`, { method: 'POST', body: '1' });
    expect(without.status).toBe(403);
    await channel.close();
    await expect(askServer(data, 'double', 21)).rejects.toThrow('npm start');
  });

  it('is found beside that of another server, and of a killed one', async () => {
    const first = await openAdminChannel(data, { name: async () => 'first' });
    const second = await openAdminChannel(data, { name: async () => 'second' });
    await first.close();
    const killed = { port: await freePort(), secret: 'gone' };
    await writeFile(join(channelDirectory(data), '0.json'), JSON.stringify(killed));
    expect(await askServer(data, 'name', {})).toBe('second');
    expect(await readdir(channelDirectory(data))).toHaveLength(1);
    await second.close();
  });
});
