import { spawnSync } from 'node:child_process';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServerProcess, freePort, SERVER, type ServerProcess } from '../support/serverProcess';

let server: ServerProcess;

beforeAll(async () => {
  // Without the demonstration, which takes seconds to create.
  server = await createServerProcess({ NODE_ENV: 'production' });
  await server.start();
});

afterAll(() => server.remove());

/** An idle keep-alive connection, as browsers hold. */
async function keptConnection(): Promise<Agent> {
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(get(`${server.origin}/health`, { agent }), 'response')) as [NodeJS.ReadableStream];
  response.resume();
  await once(response, 'end');
  return agent;
}

const refusesConnections = () =>
  expect
    .poll(async () => {
      const tried = connect(server.port, 'localhost');
      const [error] = (await Promise.race([once(tried, 'connect'), once(tried, 'error')]).catch((reason: unknown) => [
        reason,
      ])) as [NodeJS.ErrnoException | undefined];
      tried.destroy();
      return error?.code;
    })
    .toBe('ECONNREFUSED');

it('a second server on the same data reports in one line that they are in use, and harms nothing', async () => {
  const { status, stderr } = spawnSync(process.execPath, [...SERVER], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(await freePort()), SOCLE_DATA: server.data },
    encoding: 'utf8',
    timeout: 30_000,
  });
  const said = stderr.trimEnd().split('\n');
  expect([status, said.length, said[0]]).toEqual([1, 1, expect.stringContaining(`SOCLE_DATA=${server.data}`)]);
  expect((await fetch(`${server.origin}/health`)).status).toBe(200);
});

it('SIGTERM ends the server cleanly despite open connections, and it starts again', async () => {
  const agent = await keptConnection();
  expect(await server.stop('SIGTERM')).toBe(0);
  agent.destroy();
  expect(server.log()).not.toMatch(/error|erreur/i);
  await refusesConnections();
  await server.start();
  expect((await fetch(`${server.origin}/health`)).status).toBe(200);
});

it('SIGTERM waits for the last response, despite keep-alive', async () => {
  const agent = new Agent({ keepAlive: true });
  const body = JSON.stringify({ email: 'personne@nord.socle.example' });
  const call = request(`${server.origin}/api/askResetPassword`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  call.write(body.slice(0, 5));
  // The server has received the headers, and waits for the rest.
  await expect.poll(() => call.socket?.bytesWritten).toBeGreaterThan(0);
  expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
  const stopped = server.stop('SIGTERM');
  await refusesConnections();
  call.end(body.slice(5));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  expect(response.headers.connection).toBe('close');
  response.resume();
  // The keep-alive timeout is longer than the test's.
  expect(await stopped).toBe(0);
  agent.destroy();
});

it('SIGTERM does not wait for idle connections, which browsers open ahead', async () => {
  await server.start();
  const unused = connect(server.port, 'localhost');
  await once(unused, 'connect');
  expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
  expect(await server.stop('SIGTERM')).toBe(0);
  unused.destroy();
});
