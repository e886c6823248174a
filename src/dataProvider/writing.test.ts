import { describe, expect, it } from 'vitest';
import { HttpError } from 'ra-core';
import { paged, record, records, testProviders } from './testProvider';

const { provider, server } = testProviders();

describe('writing', () => {
  it('creates with writable fields, including 0 and false', async () => {
    const data = await provider(() => ({ status: 201, json: record(8) }));
    const values = { libelle: 'A', ordre: 0, actif: false, inconnu: 1 };
    expect((await data.create('parametres', { data: values })).data).toEqual(record(8));
    expect(JSON.parse(server().received[0]?.body ?? '')).toEqual({ libelle: 'A', ordre: 0, actif: false });
  });

  it('knows the change set of a creation, so that it may be undone', async () => {
    const data = await provider(
      () => ({ status: 201, json: record(8), headers: { 'change-set': '14' } }),
      'records',
      'history',
    );
    await data.create('parametres', { data: { libelle: 'A' } });
    expect(await data.lastChangeSet('parametres', 8)).toBe(14);
  });

  it('creates with a form if there are file fields, without read-only fields', async () => {
    const data = await provider(() => ({ status: 201, json: record(8) }));
    await data.create('Entreprises/1/contrats', { data: { libelle: 'A', ordre: 0, calcul: 'non', entrepriseId: 1 } });
    const [request] = server().received;
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect([...(request?.body ?? '').matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, ...part]) => part)).toEqual([
      ['libelle', 'A'],
      ['ordre', '0'],
    ]);
  });

  it('reads the id from Location if the body is empty, and fails without either', async () => {
    const data = await provider(({ path }) =>
      path === 'parametres' ? { status: 201, headers: { location: '/api/parametres/31' } } : { status: 201 },
    );
    expect((await data.create('parametres', { data: { libelle: 'A' } })).data).toEqual({ libelle: 'A', id: 31 });
    await expect(data.create('TypeContrats', { data: {} })).rejects.toMatchObject({
      message: 'data.errors.createdWithoutId',
    });
  });

  it('sends the whole record to an API with only the contract', async () => {
    const data = await provider(() => ({ json: null }));
    const answer = await data.update('TypeContrats', { id: 1, data: { ordre: 0 }, previousData: record(1) });
    expect(answer.data).toEqual(record(1, { ordre: 0 }));
    expect(server().received[0]).toMatchObject({ method: 'PUT', path: 'TypeContrats/1' });
    expect(JSON.parse(server().received[0]?.body ?? '')).toEqual({ libelle: 'Libellé 1', ordre: 0, actif: true });
    expect(server().received[0]?.headers).not.toHaveProperty('if-match');
  });

  it('sends the changes with the version read to an API with versions', async () => {
    const data = await provider(
      ({ method }) => ({ json: record(1), headers: { etag: method === 'GET' ? '"1"' : '"2"' } }),
      'records',
      'versions',
    );
    const { data: read } = await data.getOne('TypeContrats', { id: 1 });
    const saved = await data.update('TypeContrats', { id: 1, data: { ...read, ordre: 5 }, previousData: read });
    expect(server().received[1]).toMatchObject({ body: '{"ordre":5}', headers: { 'if-match': '"1"' } });
    await data.delete('TypeContrats', { id: 1, previousData: saved.data });
    expect(server().received[2]).toMatchObject({ method: 'DELETE', headers: { 'if-match': '"2"' } });
    await data.update('TypeContrats', { id: 1, data: { ...read }, previousData: read });
    expect(server().received).toHaveLength(3);
  });

  it('sends the version that the form shows, not the last one read', async () => {
    let ordre = 1;
    const data = await provider(
      () => ({ json: record(1, { ordre }), headers: { etag: `"${ordre}"` } }),
      'records',
      'versions',
    );
    const { data: shown } = await data.getOne('TypeContrats', { id: 1 });
    ordre = 2;
    await data.getOne('TypeContrats', { id: 1 });
    await data.update('TypeContrats', {
      id: 1,
      data: { ...shown, libelle: 'B' },
      previousData: structuredClone(shown),
    });
    expect(server().received[2]?.headers['if-match']).toBe('"1"');
  });

  it("sends the version of the list's row", async () => {
    const data = await provider(
      (request) => (request.method === 'GET' ? paged([record(1, { version: 7 })])(request) : { status: 204 }),
      'records',
      'versions',
    );
    const { data: rows } = await data.getList('TypeContrats', {
      pagination: { page: 1, perPage: 10 },
    });
    expect(server().lines()[0]).toContain('Versions=true');
    await data.delete('TypeContrats', { id: 1, previousData: rows[0] });
    expect(server().received[1]).toMatchObject({ method: 'DELETE', headers: { 'if-match': '"7"' } });
  });

  it('clears the version if the response contains no record, because the former one is stale', async () => {
    const data = await provider(() => ({ status: 204 }), 'records', 'versions');
    const previousData = record(1, { version: 7 });
    const saved = await data.update('TypeContrats', { id: 1, data: { ordre: 9 }, previousData });
    expect(saved.data).toEqual(record(1, { ordre: 9 }));
  });

  it('sends a form if a file was chosen', async () => {
    const data = await provider(() => ({ json: record(1) }));
    const fichier = { rawFile: new File(['contenu'], 'plan.txt'), src: 'blob:1' };
    await data.create('Entreprises/1/contrats', { data: { libelle: null, actif: false, fichier } });
    const body = server().received[0]?.body ?? '';
    expect(server().received[0]?.headers['content-type']).toMatch(/^multipart/);
    expect(body).toMatch(/name="libelle"\r\n\r\n\r\n/);
    expect(body).toMatch(/name="actif"\r\n\r\nfalse\r\n/);
    expect(body).toMatch(/name="fichier"; filename="plan.txt"[^]*contenu/);
  });

  it('appears in the next read of a list', async () => {
    const data = await provider((request) =>
      request.method === 'GET' ? paged(records(2))(request) : { json: record(1) },
    );
    await data.getOne('TypeContrats', { id: 1 });
    await data.update('TypeContrats', { id: 1, data: record(1), previousData: record(1) });
    await data.getOne('TypeContrats', { id: 1 });
    expect(
      server()
        .lines()
        .filter((line) => line.startsWith('GET')),
    ).toHaveLength(2);
  });
});

describe('bulk writes', () => {
  it('report each row, and finish the others', async () => {
    const data = await provider(({ path }) =>
      path.endsWith('/2') ? { status: 409, json: { detail: 'Utilisé' } } : { status: 204 },
    );
    const seen: number[] = [];
    const error: unknown = await data
      .deleteMany('TypeContrats', { ids: [1, 2, 3], meta: { onProgress: (finished: number) => seen.push(finished) } })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 409,
      message: 'data.errors.partly',
      body: { done: [1, 3], failed: [{ id: 2, message: 'Utilisé' }] },
    });
    expect(seen).toEqual([1, 2, 3]);
  });

  it('send complete records to an API with only the contract', async () => {
    const data = await provider((request) => (request.method === 'GET' ? paged(records(3))(request) : { json: null }));
    expect(await data.updateMany('TypeContrats', { ids: [1, 2], data: { actif: false } })).toEqual({ data: [1, 2] });
    const sent = server()
      .received.filter(({ method }) => method === 'PUT')
      .map(({ body }) => JSON.parse(body) as unknown);
    expect(sent).toContainEqual({ libelle: 'Libellé 2', ordre: 2, actif: false });
  });
});

describe('download', () => {
  it('hands over the file', async () => {
    const data = await provider(() => ({
      text: 'pdf',
      headers: { 'content-disposition': 'attachment; filename="a.pdf"' },
    }));
    expect((await data.download('Entreprises/1/contrats/2/download')).name).toBe('a.pdf');
  });
});
