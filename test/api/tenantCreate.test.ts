import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  it.each([
    ['nothing given', [], ['--id : à indiquer', '--name : à indiquer', '--host : à indiquer', '--admin : à indiquer']],
    [
      'wrong values',
      ['--id', 'Est!', '--name', '', '--host', 'http://x', '--admin', 'chef'],
      ['--id : une minuscule', '--name : de 1 à 120', "--host : un nom d'hôte", '--admin : une adresse e-mail'],
    ],
    ['an option that there is not', ['--nom', 'Est'], ['Option inconnue']],
    ['an option without its value', ['--id'], ['Option inconnue ou sans valeur']],
  ])('%s', (_what, options, expected) => {
    const { status, printed, complaint } = createTenant(...options);
    expect([status, printed]).toEqual([1, '']);
    expect(complaint).toContain('npm run tenant:create -- --id');
    for (const words of expected) expect(complaint).toContain(words);
    expect(complaint).not.toMatch(/invalid|expected|unknown/i);
  });

  it.each([
    [
      'an id that is taken',
      ['--id', 'nord', '--name', 'N', '--host', 'n.localhost', '--admin', EMAIL],
      '« nord » existe déjà',
    ],
    ['a host that is taken', ['--id', 'ouest', '--name', 'O', '--host', HOST, '--admin', EMAIL], '« est »'],
  ])('%s', (_what, options, expected) => {
    const { status, printed, complaint } = createTenant(...options);
    expect([status, printed]).toEqual([1, '']);
    expect(complaint).toContain(expected);
  });
});
