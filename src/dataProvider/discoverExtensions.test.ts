import { afterEach, expect, it } from 'vitest';
import { discoverExtensions } from './discoverExtensions';
import { createHttp } from './http';
import { startTestServer, type Reply, type TestServer } from './testServer';

let server: TestServer | undefined;
afterEach(() => server?.close());

async function talkingTo(answer: () => Reply) {
  server = await startTestServer(answer);
  return createHttp({ apiUrl: server.apiUrl, token: async () => 'abc', language: () => 'fr' });
}

it('extensions are requested once, and unknown ones ignored', async () => {
  const extensions = discoverExtensions(
    await talkingTo(() => ({ json: { extensions: ['filters', 'telepathy', 'versions'] } })),
    {},
  );
  expect(await extensions()).toEqual(new Set(['filters', 'versions']));
  await extensions();
  expect(server?.lines()).toEqual(['GET /extensions']);
});

it('there are no extensions if the address does not exist', async () => {
  const extensions = discoverExtensions(await talkingTo(() => ({ status: 404 })), {});
  expect(await extensions()).toEqual(new Set());
});

it('a failure is retried instead of being cached', async () => {
  let status = 503;
  const extensions = discoverExtensions(await talkingTo(() => ({ status, json: { extensions: ['records'] } })), {});
  await expect(extensions()).rejects.toMatchObject({ status: 503 });
  status = 200;
  expect(await extensions()).toEqual(new Set(['records']));
});

it('nothing is requested if the environment lists the extensions', async () => {
  const extensions = discoverExtensions(await talkingTo(() => ({ json: {} })), { extensions: [] });
  expect(await extensions()).toEqual(new Set());
  expect(server?.received).toHaveLength(0);
});
