import { afterEach, expect, it } from 'vitest';
import { createHttp } from './http';
import { keepTagged } from './keepTagged';
import { startTestServer, type TestServer } from './testServer';

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** An API whose responses have this ETag, and a page's requests to it. */
async function open(state: { tag: string }) {
  server = await startTestServer(({ headers, query }) =>
    headers['if-none-match'] === state.tag
      ? { status: 304, text: '', headers: { etag: state.tag } }
      : { json: { slots: state.tag, page: query['Page'] ?? '' }, headers: { etag: state.tag } },
  );
  const { apiUrl } = server;
  const http = keepTagged(createHttp({ apiUrl, token: async () => 'abc', language: () => 'fr' }));
  const read = async (page?: number) => (await http.json('plan', { query: { Page: page } })).body;
  const known = () => server?.received.map(({ headers }) => headers['if-none-match'] ?? '');
  return { read, http, known };
}

it('a cached response is revalidated by ETag, and replaced if changed', async () => {
  const state = { tag: '"sha-a-br"' };
  const { read, known } = await open(state);
  const first = await read();
  expect(await read()).toBe(first);
  state.tag = '"sha-b-br"';
  expect(await read()).toEqual({ slots: '"sha-b-br"', page: '' });
  expect(await read()).toEqual({ slots: '"sha-b-br"', page: '' });
  expect(known()).toEqual(['', '"sha-a-br"', '"sha-a-br"', '"sha-b-br"']);
});

it('the last 24 addresses are cached, without responses that lack a digest', async () => {
  const state = { tag: '"sha-a"' };
  const { read, known, http } = await open(state);
  for (let page = 1; page <= 25; page += 1) await read(page);
  expect(await read(25)).toEqual({ slots: '"sha-a"', page: '25' });
  await read(1);
  expect(known()?.slice(25)).toEqual(['"sha-a"', '']);
  state.tag = '"7"';
  await http.json('Vues/1');
  await http.json('Vues/1');
  await http.json('plan', { method: 'POST', query: { Page: 25 } });
  expect(known()?.slice(27)).toEqual(['', '', '']);
});
