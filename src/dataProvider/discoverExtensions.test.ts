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

it('asks once what there is, and ignores what it does not know', async () => {
  const extensions = discoverExtensions(
    await talkingTo(() => ({ json: { extensions: ['filters', 'telepathy', 'versions'] } })),
    {},
  );
  expect(await extensions()).toEqual(new Set(['filters', 'versions']));
  await extensions();
  expect(server?.lines()).toEqual(['GET /extensions']);
});

it('knows of none where the address does not exist', async () => {
  const extensions = discoverExtensions(await talkingTo(() => ({ status: 404 })), {});
  expect(await extensions()).toEqual(new Set());
});

it('does not take a failure for an answer, and asks again', async () => {
  let status = 503;
  const extensions = discoverExtensions(await talkingTo(() => ({ status, json: { extensions: ['records'] } })), {});
  await expect(extensions()).rejects.toMatchObject({ status: 503 });
  status = 200;
  expect(await extensions()).toEqual(new Set(['records']));
});

it('asks nothing where the environment says what there is', async () => {
  const extensions = discoverExtensions(await talkingTo(() => ({ json: {} })), { extensions: [] });
  expect(await extensions()).toEqual(new Set());
  expect(server?.received).toHaveLength(0);
});
