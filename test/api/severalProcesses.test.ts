import { execFileSync, spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { channelDirectory } from '../../server/admin/channelFile';
import { createPool } from '../../server/database/pool';
import { quoted } from '../../server/database/sql';
import { tableName } from '../../server/database/tables/names';
import { Browser } from '../identity/support/browser';
import { overHttp } from '../identity/support/overHttp';
import { exchange, signInAs } from '../identity/support/signIn';
import { createDatabase, type OwnDatabase } from '../support/cluster/templates';
import { testCluster } from '../support/cluster/testCluster';
import { isLongRun } from '../support/longRun';
import { createServerProcess, freePort, type ServerProcess } from '../support/serverProcess';

const HOST = 'ouest.localhost';
const EMAIL = 'chef@ouest.example';
const PASSWORD = 'Premier-jour-1!';
const LIMIT = 400;

let database: OwnDatabase;
let servers: readonly ServerProcess[];
/** The public port of all processes, as behind one proxy. */
let publicPort: number;

const origin = () => `http://${HOST}:${publicPort}`;

const call = (server: ServerProcess, url: string, token?: string) =>
  overHttp(server.port).inject({
    method: 'GET',
    url,
    headers: { host: `${HOST}:${publicPort}`, ...(token && { authorization: `Bearer ${token}` }) },
  });

const environmentOf = (server: ServerProcess) => ({
  ...process.env,
  NODE_ENV: 'production',
  SOCLE_DATA: server.data,
  DATABASE_URL: database.url,
  PUBLIC_PORT: String(publicPort),
});

const runCommand = (server: ServerProcess, name: string, ...options: readonly string[]): string =>
  execFileSync(process.execPath, [`dist-server/${name}.mjs`, ...options], {
    env: environmentOf(server),
    encoding: 'utf8',
  }).trim();

beforeAll(async () => {
  database = await createDatabase(testCluster());
  publicPort = await freePort();
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    PUBLIC_PORT: String(publicPort),
    REQUESTS_PER_MINUTE: String(LIMIT),
  };
  servers = await Promise.all([createServerProcess(environment), createServerProcess(environment)]);
  const [first] = servers;
  if (!first) throw new Error('no server');
  const words = ['--name', 'Santé Est', '--admin', 'chef@est.example'];
  runCommand(first, 'tenantCreate', '--id', 'est', '--host', 'est.localhost', ...words);
  // Concurrently, on a database with one tenant.
  await Promise.all(servers.map((server) => server.start()));
}, 120_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.remove()));
  await database.drop();
});

it('several processes serve a tenant registered while they run, and share sessions', async () => {
  const [first, second] = servers as [ServerProcess, ServerProcess];
  const tenantAt = async (server: ServerProcess) =>
    (await call(server, '/environment.json')).json<{ tenantId: string }>().tenantId;
  expect(await tenantAt(second)).toBe('ERROR-ID');
  const printed = runCommand(
    first,
    'tenantCreate',
    ...['--id', 'ouest', '--name', 'Santé Ouest', '--host', HOST, '--admin', EMAIL],
  );
  const link = /^http\S+$/m.exec(printed)?.[0] ?? '';
  expect(link.startsWith(`${origin()}/confirmAccount/`)).toBe(true);
  const [id, emailToken, passwordToken] = new URL(link).pathname.split('/').slice(2);
  for (const server of servers) await vi.waitFor(async () => expect(await tenantAt(server)).toBe('ouest'), 20_000);
  const confirm = () =>
    overHttp(second.port).inject({
      method: 'POST',
      url: `/api/Utilisateurs/${id}/confirmAccount`,
      headers: { host: `${HOST}:${publicPort}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ emailToken, passwordToken, password: PASSWORD }),
    });
  const confirmed = await confirm();
  expect([confirmed.statusCode, confirmed.body]).toEqual([200, '{}']);
  expect((await confirm()).statusCode).toBe(404);

  const browser = new Browser(overHttp(first.port));
  const tokens = await signInAs(browser, { email: EMAIL, password: PASSWORD }, origin());
  for (const server of servers) {
    const mine = await call(server, '/api/MyRights', tokens.access_token);
    expect(mine.statusCode).toBe(200);
    const { fonctionsCode, droits } = mine.json<{ fonctionsCode: string[]; droits: string[] }>();
    expect(fonctionsCode).toEqual(['ADMINISTRATEUR']);
    expect(droits).toEqual(
      expect.arrayContaining(['FONCTIONS:admin', 'IDENTITES:admin', 'UTILISATEURS:admin', 'TYPES_CONTRATS:create']),
    );
    // Production contains nothing of the demonstration.
    expect(server.log()).not.toContain('nord');
  }

  // After a rotation the session continues at both processes, and both accept each other's tokens.
  expect(runCommand(second, 'keysRotate', '--tenant', 'ouest')).toContain('ouest');
  const pool = createPool(database.url);
  // After a minute the new key starts to sign.
  await pool.query("update tenant_ouest.identity_key set created_at = created_at - interval '2 minutes'");
  await pool.end();
  const former = decodeProtectedHeader(tokens.access_token).kid;
  let refreshed = tokens.refresh_token;
  await vi.waitFor(async () => {
    const answer = await exchange(browser, { grant_type: 'refresh_token', refresh_token: refreshed }, origin());
    const renewed = answer.json<typeof tokens>();
    refreshed = renewed.refresh_token;
    expect(decodeProtectedHeader(renewed.access_token).kid).not.toBe(former);
    for (const server of servers) {
      expect((await call(server, '/api/MyRights', renewed.access_token)).statusCode).toBe(200);
      expect((await call(server, '/api/MyRights', tokens.access_token)).statusCode).toBe(200);
    }
  }, 20_000);
});

it.each([
  ['an id', ['--id', 'est', '--name', 'N', '--host', 'n.localhost', '--admin', EMAIL], '« est » existe déjà'],
  ['a host', ['--id', 'centre', '--name', 'C', '--host', 'est.localhost', '--admin', EMAIL], '« est »'],
])('several processes refuse a new tenant with %s already in use', (_what, options, expected) => {
  const [first] = servers as [ServerProcess];
  const env = environmentOf(first);
  const command = ['dist-server/tenantCreate.mjs', ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(expected);
});

it('the command line works as long as one process is left', async () => {
  const [first, second] = servers as [ServerProcess, ServerProcess];
  expect(runCommand(second, 'token', '--tenant', 'est', '--rights', 'TYPES_CONTRATS:read')).toMatch(/^ey/);
  expect(runCommand(second, 'token', '--tenant', 'est', '--rights', '')).toMatch(/^ey/);
  expect(await readdir(channelDirectory(first.data))).toHaveLength(1);
  expect(await readdir(join(second.data, 'admin'))).toHaveLength(1);
});

it("several processes count a client's requests together", async () => {
  const minute = () => Math.floor(Date.now() / 60_000);
  const refuses = async (server: ServerProcess) => (await call(server, '/api/extensions')).statusCode === 429;
  const burst = (server: ServerProcess) =>
    Promise.all(Array.from({ length: LIMIT * 0.6 }, () => call(server, '/api/extensions')));
  const [first, second] = servers as [ServerProcess, ServerProcess];
  // Requests of the previous minute do not count.
  for (let begun = -1; begun !== minute();) {
    begun = minute();
    await burst(first);
    await burst(second);
    // Neither process alone has reached the limit.
    const together = vi.waitFor(
      async () => {
        expect([await refuses(first), await refuses(second)]).toEqual([true, true]);
      },
      { timeout: 10_000, interval: 200 },
    );
    await together.catch((error: unknown) => {
      if (begun === minute()) throw error;
    });
  }
}, 90_000);

it.runIf(isLongRun())(
  'concurrent first starts create the demonstration once',
  async () => {
    const empty = await createDatabase(testCluster());
    const environment = { DATABASE_URL: empty.url };
    const together = await Promise.all([createServerProcess(environment), createServerProcess(environment)]);
    await Promise.all(together.map((server) => server.start()));
    const pool = createPool(empty.url);
    const table = quoted('tenant_nord', tableName('CodesNaf'));
    const select = `select count(*) - count(distinct code) as twice, count(*) > 700 as filled from ${table}`;
    const codes = (await pool.query(select)).rows;
    await Promise.all(together.map((server) => server.remove()));
    await pool.end();
    await empty.drop();
    expect(codes).toEqual([{ twice: 0, filled: true }]);
  },
  120_000,
);
