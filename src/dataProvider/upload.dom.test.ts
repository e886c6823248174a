import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProvider } from './testProvider';
import { startTestServer, type TestServer } from './testServer';
import { upload } from './upload';

let server: TestServer;
let leave = new AbortController();

beforeAll(async () => {
  server = await startTestServer(({ path }) => {
    if (path === 'silence') return () => leave.abort(new Error('parti'));
    return path === 'vide'
      ? { status: 204 }
      : { status: 201, json: { id: 4 }, headers: { etag: '"1"', 'access-control-expose-headers': 'etag' } };
  });
});
afterAll(() => server.close());

const request = (signal = new AbortController().signal) => {
  const body = new FormData();
  body.append('fichier', new File(['x'.repeat(100_000)], 'a.txt'));
  return { method: 'POST', headers: new Headers({ 'accept-language': 'fr' }), body, signal };
};

describe('upload', () => {
  it('responds like fetch, and reports progress', async () => {
    const parts: number[] = [];
    const response = await upload(`${server.apiUrl}/fichiers`, request(), (part) => parts.push(part));
    expect([response.status, await response.json(), response.headers.get('etag')]).toEqual([201, { id: 4 }, '"1"']);
    expect(parts.at(-1)).toBe(1);
    expect(server.received[0]?.headers['accept-language']).toBe('fr');
  });

  it('accepts a response without a body', async () => {
    expect((await upload(`${server.apiUrl}/vide`, request(), () => undefined)).status).toBe(204);
  });

  it('is aborted by its signal', async () => {
    leave = new AbortController();
    await expect(upload(`${server.apiUrl}/silence`, request(leave.signal), () => undefined)).rejects.toThrow('parti');
    await expect(
      upload(`${server.apiUrl}/fichiers`, request(AbortSignal.abort(new Error('déjà'))), () => undefined),
    ).rejects.toThrow('déjà');
  });
});

describe('the data provider', () => {
  it('reports the progress of a creation and of an update', async () => {
    const { data, server: api } = await startTestProvider(() => ({ json: { id: 4, nom: 'A' } }));
    const fichier = { rawFile: new File(['x'.repeat(100_000)], 'a.txt') };
    const parts: number[] = [];
    const meta = { onUpload: (part: number) => parts.push(part) };
    await data.create('Modeles', { data: { nom: 'A', fichier }, meta });
    await data.update('Modeles', { id: 4, data: { fichier }, previousData: { id: 4, nom: 'A' }, meta });
    await api.close();
    expect(parts.filter((part) => part === 1).length).toBeGreaterThanOrEqual(2);
    expect(api.lines()).toEqual(['POST /Modeles', 'PUT /Modeles/4']);
    expect(api.received.every(({ body }) => body.includes('filename="a.txt"'))).toBe(true);
  });

  it('can abort an upload, with an AbortError', async () => {
    const controller = new AbortController();
    const { data, server: api } = await startTestProvider(() => () => controller.abort());
    const fichier = { rawFile: new File(['x'], 'a.txt') };
    const meta = { onUpload: () => undefined, signal: controller.signal };
    await expect(data.create('Modeles', { data: { fichier }, meta })).rejects.toMatchObject({ name: 'AbortError' });
    await api.close();
  });
});
