import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptions } from '../../scripts/readOptions';
import { tenantRequestSchema } from '../../server/admin/createTenant';
import { Browser } from '../identity/support/browser';
import { overHttp } from '../identity/support/overHttp';
import { signInAs } from '../identity/support/signIn';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';

const HOST = 'est.localhost';
const EMAIL = 'chef@est.example';
const PASSWORD = 'Premier-jour-1!';

let server: ServerProcess;
let origin: string;

beforeAll(async () => {
  server = await createServerProcess({ NODE_ENV: 'production' });
  origin = `http://${HOST}:${server.port}`;
});

afterAll(() => server.remove());

/** The command as it is called, on the server's own data directory. */
function createTenant(...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist-server/tenantCreate.mjs', ...options], {
    env: { ...process.env, NODE_ENV: 'production', SOCLE_DATA: server.data, PORT: String(server.port) },
    encoding: 'utf8',
  });
  return { status, printed: stdout, complaint: stderr };
}

const EST = ['--id', 'est', '--name', 'Santé Est', '--host', HOST, '--admin', EMAIL];

it('makes a tenant whose first administrator comes in by the printed link', async () => {
  const made = createTenant(...EST);
  expect(made.status, made.complaint).toBe(0);
  const link = /^http\S+$/m.exec(made.printed)?.[0] ?? '';
  expect(link.startsWith(`${origin}/confirmAccount/`)).toBe(true);
  const [id, emailToken, passwordToken] = new URL(link).pathname.split('/').slice(2);

  await server.start();
  expect(server.log()).toContain(origin);
  // Nothing of the demonstration is there in production.
  expect(server.log()).not.toContain('nord');
  const http = overHttp(server.port);
  const confirm = () =>
    http.inject({
      method: 'POST',
      url: `/api/Utilisateurs/${id}/confirmAccount`,
      headers: { host: `${HOST}:${server.port}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ emailToken, passwordToken, password: PASSWORD }),
    });
  const confirmed = await confirm();
  expect([confirmed.statusCode, confirmed.body]).toEqual([200, '{}']);
  expect((await confirm()).statusCode).toBe(404);

  const browser = new Browser(http);
  const { access_token: token } = await signInAs(browser, { email: EMAIL, password: PASSWORD }, origin);
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const mine = await browser.request(`${origin}/api/MyRights`, { headers });
  expect(mine.status).toBe(200);
  expect(mine.json<{ fonctionsCode: string[] }>().fonctionsCode).toEqual(['ADMINISTRATEUR']);
  expect(mine.json<{ droits: string[] }>().droits).toEqual(
    expect.arrayContaining(['FONCTIONS:admin', 'IDENTITES:admin', 'UTILISATEURS:admin', 'TYPES_CONTRATS:create']),
  );
  // Under a host that no tenant has, there is nothing.
  expect((await browser.request(`http://autre.localhost:${server.port}/api/MyRights`, { headers })).status).toBe(404);
  await server.stop();
});

describe('says in French what is wrong, and makes nothing', () => {
  const complaintOf = (...options: readonly string[]) => {
    const { status, printed, complaint } = createTenant(...options);
    expect([status, printed]).toEqual([1, '']);
    return complaint;
  };

  it('where nothing is given', () => {
    const complaint = complaintOf();
    expect(complaint).toContain('npm run tenant:create -- --id');
    for (const name of ['id', 'name', 'host', 'admin']) expect(complaint).toContain(`--${name} : à indiquer`);
  });

  it('where values are wrong', () => {
    const given = { id: 'Est!', name: '', host: 'http://x', admin: 'chef' };
    const words = tenantRequestSchema.safeParse(given).error?.issues.map(({ message }) => message) ?? [];
    expect(words).toEqual([
      expect.stringContaining('une minuscule'),
      expect.stringContaining('de 1 à 120'),
      expect.stringContaining("un nom d'hôte"),
      expect.stringContaining('une adresse e-mail'),
    ]);
  });

  it.each([[['--nom', 'Est']], [['--id']]])('of the options %j', (args) => {
    expect(() => readOptions('Usage', { id: { type: 'string' } }, args)).toThrow('Usage\nOption inconnue');
  });

  it.each([
    [
      'an id that is taken',
      ['--id', 'nord', '--name', 'N', '--host', 'n.localhost', '--admin', EMAIL],
      '« nord » existe déjà',
    ],
    ['a host that is taken', ['--id', 'ouest', '--name', 'O', '--host', HOST, '--admin', EMAIL], '« est »'],
  ])('%s', (_what, options, expected) => {
    expect(complaintOf(...options)).toContain(expected);
  });
});
