import { describe, expect, it } from 'vitest';
import type { TransferProgress } from '../resources/protocol/recordCalls';
import { testProviders } from './testProvider';
import type { Received, Reply } from './testServer';

const { provider, server } = testProviders();

const CONTENT = 'é'.repeat(300_000);
const NAMED = {
  'content-type': 'application/pdf',
  'content-disposition': "attachment; filename*=UTF-8''%C3%A9t%C3%A9.pdf",
};

describe('a download', () => {
  it('reports progress, and returns the bytes with type and name', async () => {
    const bytes = Buffer.byteLength(CONTENT);
    const data = await provider(() => ({ text: CONTENT, headers: { ...NAMED, 'content-length': String(bytes) } }));
    const seen: TransferProgress[] = [];
    const { blob, name } = await data.download('ExportDonnees/3/find', {
      onProgress: (progress) => seen.push(progress),
    });
    expect([name, blob.type, await blob.text()]).toEqual(['été.pdf', 'application/pdf', CONTENT]);
    expect(seen.at(-1)).toEqual({ bytes, part: 1 });
    expect(seen.map((one) => one.bytes)).toEqual(seen.map((one) => one.bytes).toSorted((x, y) => x - y));
    expect(seen.every(({ bytes: so, part }) => part === so / bytes)).toBe(true);
  });

  it('reports bytes if the size is unknown, and is named by the last segment', async () => {
    const data = await provider(() => (response) => {
      response.writeHead(200);
      response.write('abc');
      response.end('de');
    });
    const seen: TransferProgress[] = [];
    const { name } = await data.download('ExportDonnees/3/find?x=1', { onProgress: (progress) => seen.push(progress) });
    expect(name).toBe('find');
    expect(seen.at(-1)).toEqual({ bytes: 5 });
  });

  const endless = (): Reply => (response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('abc');
  };

  it('is aborted by its signal', async () => {
    const controller = new AbortController();
    const data = await provider(endless);
    const download = data.download('ExportDonnees/3/find', {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(download).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is aborted after its time limit', async () => {
    const data = await provider(endless);
    await expect(
      data.download('ExportDonnees/3/find', { timeout: 50, onProgress: () => undefined }),
    ).rejects.toMatchObject({ message: 'data.errors.timeout' });
  });

  it('reports a broken connection', async () => {
    const data = await provider(() => (response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('abc', () => response.destroy());
    });
    await expect(data.download('ExportDonnees/3/find', { onProgress: () => undefined })).rejects.toMatchObject({
      message: 'data.errors.network',
    });
  });
});

describe('an aborted upload', () => {
  const controllerFor = async (answer: (request: Received, abort: () => void) => Reply) => {
    const controller = new AbortController();
    const data = await provider((request) => answer(request, () => controller.abort()), 'versions');
    return { data, signal: controller.signal };
  };
  const fichier = { rawFile: new File(['x'.repeat(1000)], 'a.pdf') };
  const record = { id: 1, nom: 'A', logo: null, fichier: null, fichiers: [] };

  it('rejects with an AbortError', async () => {
    const { data, signal } = await controllerFor((_request, abort) => abort);
    await expect(data.create('Modeles', { data: { fichier }, meta: { signal } })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('keeps the version read: the next attempt uses it again', async () => {
    const { data, signal } = await controllerFor(({ method }, abort) => {
      if (method === 'GET') return { json: record, headers: { etag: '"1"' } };
      return signal.aborted ? { json: { ...record, nom: 'B' } } : abort;
    });
    const { data: previousData } = await data.getOne('Modeles', { id: 1 });
    const update = { id: 1, data: { fichier }, previousData };
    await expect(data.update('Modeles', { ...update, meta: { signal } })).rejects.toMatchObject({ name: 'AbortError' });
    await data.update('Modeles', update);
    expect(
      server()
        .received.slice(1)
        .map(({ headers }) => headers['if-match']),
    ).toEqual(['"1"', '"1"']);
  });

  it('does not start if already aborted', async () => {
    const { data } = await controllerFor(() => ({ json: record }));
    await expect(
      data.create('Modeles', { data: { fichier }, meta: { signal: AbortSignal.abort() } }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(server().received).toEqual([]);
  });
});
