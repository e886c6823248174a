import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../fixtures/everyKind';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { createComplet, file, pdf } from '../support/uploads';

let server: ApiServer;
let id: number;

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };
type Encoding = keyof typeof DECODERS;

const SHORT = '/api/Complets?PageNumber=1&PageSize=1&Search=absent';
const LONG = '/api/Complets?PageNumber=1&PageSize=50';

const read = (url: string, encoding?: string, headers: Record<string, string> = {}) =>
  server.call('GET', url, { headers: { ...headers, ...(encoding && { 'accept-encoding': encoding }) } });

beforeAll(async () => {
  server = await openApiServer(registry);
  for (let index = 0; index < 40; index += 1) {
    const payload = { nom: `Société n° ${index}`, longText: 'Prévention des risques. '.repeat(100) };
    const created = await server.call('POST', '/api/Complets', { payload });
    ({ id } = created.json<{ id: number }>());
  }
});

describe('an answer of the API', () => {
  it.each<[Encoding, string]>([
    ['br', LONG],
    ['gzip', LONG],
    ['br', '/api/Complets?PageNumber=1&PageSize=2'],
    ['gzip', '/openapi.json'],
  ])('is compressed with %s (%s)', async (encoding, url) => {
    const plain = await read(url);
    const { headers, rawPayload } = await read(url, `deflate, ${encoding}`);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, String(rawPayload.length)]);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(DECODERS[encoding](rawPayload).toString()).toBe(plain.body);
    expect(String(headers.vary)).toContain('Accept-Encoding');
  });

  it('stays uncompressed if short, and still varies by encoding', async () => {
    const { headers, body } = await read(SHORT, 'br');
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    expect(JSON.parse(body)).toEqual({ items: [], totalCount: 0 });
  });

  it("is sent to a browser's connection compressed", async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const authorization = `Bearer ${await server.tokenFor(['COMPLETS:admin'])}`;
    const headers = { host: 'localhost', authorization, 'accept-encoding': 'gzip, deflate, br, zstd' };
    const call = get({ port, path: LONG, headers });
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('json'),
      vary: 'Accept-Encoding',
    });
    const { items } = JSON.parse(brotliDecompressSync(await buffer(response)).toString()) as { items: unknown[] };
    expect(items.length).toBeGreaterThan(30);
  });
});

describe('the server does not compress', () => {
  it('a stored file', async () => {
    const record = await createComplet(server, 'Contrat', file('file', pdf('a'.repeat(5_000))));
    const { headers, rawPayload } = await read(`/api/Complets/${record.id}/download`, 'br, gzip');
    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(rawPayload.length)]);
  });

  it('responses of the identity provider', async () => {
    const { headers, rawPayload } = await read('/identity/.well-known/openid-configuration', 'br, gzip');
    expect(rawPayload.length).toBeGreaterThan(1024);
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('a compressed record', () => {
  const url = () => `/api/Complets/${id}`;

  it('has its own ETag, which the client can revalidate', async () => {
    const { etag = '' } = (await read(url(), 'br')).headers;
    expect(etag).toBe('"1-br"');
    const again = await read(url(), 'br', { 'if-none-match': etag });
    expect([again.statusCode, again.headers.etag, again.body]).toEqual([304, etag, '']);
  });

  it('can be written with that ETag', async () => {
    const put = (etag: string) =>
      server.call('PUT', url(), {
        payload: { integer: 1 },
        headers: { 'if-match': etag, 'accept-encoding': 'gzip' },
      });
    const written = await put('"1-br"');
    expect([written.statusCode, written.headers.etag]).toEqual([200, '"2-gzip"']);
    expect((await put('"1-gzip"')).statusCode).toBe(412);
  });
});
