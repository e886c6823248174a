import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overHttp } from '../identity/support/overHttp';
import { isLongRun } from '../support/longRun';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';

const KILLS = isLongRun() ? 50 : 1;
const WRITERS = 4;
const HOST = 'essai.localhost';

let server: ServerProcess;
let token = '';

const call = (method: 'GET' | 'POST', url: string, payload?: string) =>
  overHttp(server.port).inject({
    method,
    url,
    headers: { host: `${HOST}:${server.port}`, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(payload !== undefined && { payload }),
  });

function runCommand(name: string, ...options: readonly string[]): string {
  const env = { ...process.env, NODE_ENV: 'production', SOCLE_DATA: server.data, PORT: String(server.port) };
  return execFileSync(process.execPath, [`dist-server/${name}.mjs`, ...options], { env, encoding: 'utf8' }).trim();
}

beforeAll(async () => {
  server = await createServerProcess({ NODE_ENV: 'production' });
  const words = ['--id', 'essai', '--name', 'Essai', '--host', HOST, '--admin', 'chef@essai.example'];
  runCommand('tenantCreate', ...words);
  await server.start();
  token = runCommand('token', '--tenant', 'essai', '--rights', 'TYPES_CONTRATS:create,TYPES_CONTRATS:read');
}, 240_000);

afterAll(() => server.remove());

/** Creates contract types in sequence until the server is gone; calls back for each confirmed one. */
async function writeUntilKilled(name: string, answered: (code: string) => void): Promise<void> {
  for (let index = 0; ; index += 1) {
    const code = `${name}-${index}`;
    const body = JSON.stringify({ code, libelle: `Contrat ${code}` });
    const answer = await call('POST', '/api/TypeContrats', body).catch(
      // The connection broke: the write is unconfirmed, whether or not it was stored.
      () => undefined,
    );
    if (!answer) return;
    expect(answer.statusCode, answer.body).toBe(201);
    answered(code);
  }
}

/** Kills the server with SIGKILL after `after` confirmed writes of several clients. @returns the confirmed codes */
async function killWhileWriting(run: number, after: number): Promise<readonly string[]> {
  const codes: string[] = [];
  let killing: Promise<unknown> | undefined;
  const answered = (code: string) => {
    codes.push(code);
    if (codes.length >= after) killing ??= server.stop('SIGKILL');
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeUntilKilled(`K${run}-${writer}`, answered)));
  await killing;
  return codes;
}

async function storedCodes(): Promise<ReadonlySet<string>> {
  const codes = new Set<string>();
  for (let page = 1; ; page += 1) {
    const answer = await call('GET', `/api/TypeContrats?PageNumber=${page}&PageSize=500`);
    const { items } = answer.json<{ items: readonly { readonly code: string }[] }>();
    items.forEach(({ code }) => codes.add(code));
    if (items.length === 0) return codes;
  }
}

it(`every confirmed write survives ${KILLS} kills of the whole server`, async () => {
  const answered: string[] = [];
  for (let run = 0; run < KILLS; run += 1) {
    if (run > 0) await server.start();
    answered.push(...(await killWhileWriting(run, 5 + ((run * 13) % 40))));
  }
  await server.start();
  const stored = await storedCodes();
  expect(answered.filter((code) => !stored.has(code))).toEqual([]);
  expect(answered.length).toBeGreaterThanOrEqual(KILLS * 5);
  console.log(`${answered.length} answered writes of ${WRITERS} clients, ${KILLS} kills, none lost`);
}, 1_800_000);

it('the server restarts its killed database, reports it, and loses nothing', async () => {
  const body = JSON.stringify({ code: 'AVANT', libelle: 'Avant' });
  expect((await call('POST', '/api/TypeContrats', body)).statusCode).toBe(201);
  const [postmaster] = readFileSync(join(server.data, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
  await expect.poll(() => server.log(), { timeout: 60_000 }).toContain('La base de données est de nouveau en service.');
  expect(server.log()).toMatch(/La base de données s'est arrêtée \(.+\) ; redémarrage dans 0,2 s\./);
  const statuses: number[] = [];
  await expect
    .poll(async () => {
      const { statusCode } = await call('GET', '/api/TypeContrats?PageSize=1');
      statuses.push(statusCode);
      return statusCode;
    })
    .toBe(200);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect((await storedCodes()).has('AVANT')).toBe(true);
}, 120_000);
