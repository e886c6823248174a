import { spawnSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServerProcess, freePort, SERVER, type ServerProcess } from '../support/serverProcess';

let server: ServerProcess;

beforeAll(async () => {
  // Without the demonstration, which takes seconds to make.
  server = await createServerProcess({ NODE_ENV: 'production' });
  await server.start();
});

afterAll(() => server.remove());

/** A connection that a browser would keep, with nothing under way on it. */
async function keptConnection(): Promise<Agent> {
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(get(`${server.origin}/health`, { agent }), 'response')) as [NodeJS.ReadableStream];
  response.resume();
  await once(response, 'end');
  return agent;
}

it('a second server on the same data says in one line that they are in use, and harms nobody', async () => {
  const { status, stderr } = spawnSync(process.execPath, [...SERVER], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(await freePort()), SOCLE_DATA: server.data },
    encoding: 'utf8',
    timeout: 30_000,
  });
  const said = stderr.trimEnd().split('\n');
  expect([status, said.length, said[0]]).toEqual([1, 1, expect.stringContaining(`SOCLE_DATA=${server.data}`)]);
  expect((await fetch(`${server.origin}/health`)).status).toBe(200);
});

it('SIGTERM ends it cleanly, whoever is connected, and it starts again', async () => {
  const agent = await keptConnection();
  expect(await server.stop('SIGTERM')).toBe(0);
  agent.destroy();
  expect(server.log()).not.toMatch(/error|erreur/i);
  const refused = connect(server.port, 'localhost');
  const [error] = (await once(refused, 'error').catch((reason: unknown) => [reason])) as [Error];
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  await server.start();
  expect((await fetch(`${server.origin}/health`)).status).toBe(200);
});
