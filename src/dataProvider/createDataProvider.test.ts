import { HttpError } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { boolean } from '../resources/fields/boolean/kind';
import { integer } from '../resources/fields/integer/kind';
import { file } from '../resources/fields/file/kind';
import { text } from '../resources/fields/text/kind';
import { defineResource } from '../resources/defineResource';
import type { Extension } from '../resources/extensions';
import { createRegistry } from '../resources/registry';
import { createDataProvider, type SocleDataProvider } from './createDataProvider';
import { createHttp } from './http';
import { startTestServer, type Received, type Reply, type TestServer } from './testServer';

const words = ['x', 'x', 'x', 'x'] as const;
const common = { label: { one: words, many: words }, rights: 'X', representation: 'libelle', search: ['libelle'] } as const;
const list = { columns: ['libelle'], sort: { field: 'libelle', order: 'ASC' } } as const;
const fields = { libelle: text({ label: words }), ordre: integer({ label: words }), actif: boolean({ label: words }) };

/** One resource for each form that section 7.1 of the specification gives a list. */
const registry = createRegistry([
  defineResource({ ...common, name: 'TypeContrats', fields, list, operations: { get: 'extension' } }),
  defineResource({ ...common, name: 'parametres', fields, list }),
  defineResource({ ...common, name: 'CodesNaf', fields, list, operations: { order: 'extension', get: 'extension' } }),
  defineResource({
    ...common,
    name: 'Themes',
    fields,
    list,
    operations: { list: 'array', get: 'extension' },
    parameters: { ActifOnly: { label: words, whenTrue: { field: 'actif', operator: 'equals', value: true } } },
  }),
  defineResource({
    ...common,
    name: 'Domaines',
    fields,
    list,
    operations: { get: 'extension' },
    parameters: { IncludeSubdomains: { label: words, whenFalse: { field: 'ordre', operator: 'isEmpty' } } },
  }),
  defineResource({
    ...common,
    name: 'Entreprises/{entrepriseId}/contrats',
    parent: { resource: 'parametres', parameter: 'entrepriseId' },
    fields: { ...fields, fichier: file({ label: words }), calcul: text({ label: words, readOnly: true }) },
    list,
  }),
]);

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function provider(answer: (request: Received) => Reply, ...extensions: Extension[]): Promise<SocleDataProvider> {
  server = await startTestServer(answer);
  const http = createHttp({ apiUrl: server.apiUrl, token: async () => 'abc', language: () => 'fr' });
  return createDataProvider({ http, registry, extensions: async () => new Set(extensions) });
}

const record = (id: number, more = {}) => ({ id, libelle: `Libellé ${id}`, ordre: id, actif: true, ...more });
const records = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1));

/** Answers a paged list as the contract does. */
const paged = (all: readonly object[]) => (request: Received): Reply => {
  const [page, size] = [Number(request.query.PageNumber), Number(request.query.PageSize)];
  return { json: { items: all.slice((page - 1) * size, page * size), totalCount: all.length } };
};

const params = (more = {}) => ({ pagination: { page: 1, perPage: 25 }, sort: { field: 'libelle', order: 'ASC' as const }, filter: {}, ...more });
const where = (field: string, operator: string, value: unknown) => ({ filter: { where: [{ field, operator, value }] } });

describe('lists that the API answers', () => {
  it('are asked for by page, search and order', async () => {
    const data = await provider(paged(records(60)));
    const answer = await data.getList('TypeContrats', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'ordre', order: 'DESC' },
      filter: { q: '  été ' },
    });
    expect(answer).toEqual({ data: records(60).slice(50), total: 60 });
    expect(server?.received[0]?.query).toEqual({
      PageNumber: '3',
      PageSize: '25',
      Search: 'été',
      OrderBy: 'ordre',
      OrderByDescending: 'true',
    });
  });

  it('take conditions as an extension', async () => {
    const data = await provider(paged([]), 'filters');
    await data.getList('TypeContrats', params(where('ordre', 'greaterThan', 3)));
    expect(JSON.parse(server?.received[0]?.query.Filter ?? '')).toEqual({ field: 'ordre', operator: 'greaterThan', value: 3 });
  });

  it('are found whatever the case of their address, and spelled as in the contract', async () => {
    const data = await provider(paged([]));
    await data.getList('entreprises/12/CONTRATS', params());
    expect(server?.received[0]?.path).toBe('Entreprises/12/contrats');
    await expect(data.getList('Licornes', params())).rejects.toThrow('Licornes');
  });

  it('are left alone when nobody waits any more', async () => {
    const controller = new AbortController();
    const data = await provider(() => () => controller.abort());
    await expect(data.getList('TypeContrats', params({ signal: controller.signal }))).rejects.toMatchObject({ name: 'AbortError' });
    expect(data.supportAbortSignal).toBe(true);
  });
});

describe('lists that the API cannot answer', () => {
  it('of an array: searched, filtered, sorted and cut in the browser', async () => {
    const all = [record(1), record(2, { libelle: 'Équipe' }), record(3, { actif: false }), record(4)];
    const data = await provider(() => ({ json: all }));
    const found = await data.getList('Themes', { pagination: { page: 1, perPage: 1 }, sort: { field: 'ordre', order: 'DESC' }, filter: { q: 'LIBELLE', ...where('actif', 'equals', true).filter } });
    expect(found).toEqual({ data: [all[3]], total: 2 });
    expect((await data.getList('Themes', params({ filter: { q: 'equipe' } }))).data).toEqual([all[1]]);
    expect(server?.lines()).toEqual(['GET /Themes']);
  });

  it('of pages: read whole where a condition or an order is beyond the contract', async () => {
    const data = await provider(paged(records(250)));
    const found = await data.getList('TypeContrats', params({ pagination: { page: 2, perPage: 10 }, ...where('ordre', 'greaterThan', 200) }));
    expect([found.total, found.data[0]]).toEqual([50, record(211)]);
    expect(server?.lines()).toEqual([1, 2, 3].map((page) => `GET /TypeContrats?PageNumber=${page}&PageSize=100`));
    await data.getList('CodesNaf', params());
    expect(server?.received.at(-1)?.query).toEqual({ PageNumber: '1', PageSize: '25' });
    const sorted = await data.getList('CodesNaf', params({ sort: { field: 'ordre', order: 'DESC' } }));
    expect(sorted.data[0]).toEqual(record(250));
    expect(server?.received.every(({ query }) => !('OrderBy' in query || 'Filter' in query))).toBe(true);
  });

  it('are refused, rather than answered wrongly, where they are too long', async () => {
    const data = await provider(() => ({ json: { items: [], totalCount: 10_001 } }));
    await expect(data.getList('TypeContrats', params(where('ordre', 'equals', 1)))).rejects.toMatchObject({ message: 'data.errors.tooLong' });
    expect(server?.received).toHaveLength(1);
  });

  it('send the declared parameters, and are paged by an API that pages everything', async () => {
    const data = await provider(paged(records(3)), 'pagedLists');
    await data.getList('Themes', params({ filter: { ActifOnly: true, q: 'a' } }));
    expect(server?.received[0]?.query).toEqual({ PageNumber: '1', PageSize: '25', Search: 'a', OrderBy: 'libelle', ActifOnly: 'true' });
  });
});

describe('one record', () => {
  it('is read from its address where there is one', async () => {
    const data = await provider(() => ({ json: record(3) }), 'records');
    expect((await data.getOne('TypeContrats', { id: '3' })).data).toEqual(record(3));
    await data.getOne('parametres', { id: 3 });
    expect(server?.lines()).toEqual(['GET /TypeContrats/3', 'GET /parametres/3']);
  });

  it('is read through the list where the contract has only that, no further than needed', async () => {
    const data = await provider(paged(records(500)));
    expect((await data.getOne('TypeContrats', { id: '150' })).data).toEqual(record(150));
    expect(server?.received.map(({ query }) => query)).toEqual([
      { PageNumber: '1', PageSize: '100' },
      { PageNumber: '2', PageSize: '100' },
    ]);
    await data.getOne('TypeContrats', { id: 120 });
    expect(server?.received).toHaveLength(2);
  });

  it('is looked for with the parameters that leave nobody out', async () => {
    const data = await provider(paged(records(1)));
    await data.getOne('Domaines', { id: 1 });
    expect(server?.received[0]?.query.IncludeSubdomains).toBe('true');
  });

  it('is a 404 where the list ends without it', async () => {
    const data = await provider(paged(records(101)));
    await expect(data.getOne('TypeContrats', { id: 7777 })).rejects.toMatchObject({ status: 404, message: 'data.errors.notFound' });
    expect(server?.received).toHaveLength(2);
  });
});

describe('several records', () => {
  it('come in chunks of 200, as an extension', async () => {
    const data = await provider(({ query }) => ({ json: (query.ids ?? '').split(',').map((id) => record(Number(id))) }), 'manyIds', 'records');
    const found = await data.getMany('TypeContrats', { ids: [...records(250).map(({ id }) => id), 1, '2'] });
    expect(found.data).toHaveLength(250);
    expect(server?.received).toHaveLength(2);
  });

  it('come from one reading of the list, or from their addresses, without those that are gone', async () => {
    const data = await provider((request) => {
      if (request.path === 'parametres/9') return { status: 404 };
      return request.path.startsWith('parametres/') ? { json: record(Number(request.path.split('/')[1])) } : paged(records(150))(request);
    });
    expect((await data.getMany('TypeContrats', { ids: [120, 3, 120, 999] })).data).toEqual([record(120), record(3)]);
    expect((await data.getMany('parametres', { ids: [1, 9, '1', 2] })).data).toEqual([record(1), record(2)]);
    expect(server?.lines().slice(2).toSorted()).toEqual(['GET /parametres/1', 'GET /parametres/2', 'GET /parametres/9']);
  });

  it('of a parent come from its nested collection, or by the field that points at it', async () => {
    const data = await provider(paged([]), 'filters');
    await data.getManyReference('Entreprises/{entrepriseId}/contrats', { ...params(), target: 'entrepriseId', id: 12 });
    await data.getManyReference('TypeContrats', { ...params(), target: 'ordre', id: 4 });
    expect(server?.received[0]?.path).toBe('Entreprises/12/contrats');
    expect(JSON.parse(server?.received[1]?.query.Filter ?? '')).toEqual({ field: 'ordre', operator: 'equals', value: 4 });
  });
});

describe('writing', () => {
  it('creates with declared, writable fields, and keeps 0 and false', async () => {
    const data = await provider(() => ({ status: 201, json: record(8) }));
    const values = { libelle: 'A', ordre: 0, actif: false, calcul: 'non', inconnu: 1 };
    expect((await data.create('Entreprises/1/contrats', { data: values })).data).toEqual(record(8));
    expect(JSON.parse(server?.received[0]?.body ?? '')).toEqual({ libelle: 'A', ordre: 0, actif: false });
  });

  it('learns the id of a new record from Location where the body is silent, and says where it cannot', async () => {
    const data = await provider(({ path }) => (path === 'parametres' ? { status: 201, headers: { location: '/api/parametres/31' } } : { status: 201 }));
    expect((await data.create('parametres', { data: { libelle: 'A' } })).data).toEqual({ libelle: 'A', id: 31 });
    await expect(data.create('TypeContrats', { data: {} })).rejects.toMatchObject({ message: 'data.errors.createdWithoutId' });
  });

  it('sends the whole record to an API that has only the contract', async () => {
    const data = await provider(() => ({ json: null }));
    const answer = await data.update('TypeContrats', { id: 1, data: { ordre: 0 }, previousData: record(1) });
    expect(answer.data).toEqual(record(1, { ordre: 0 }));
    expect(server?.received[0]).toMatchObject({ method: 'PUT', path: 'TypeContrats/1' });
    expect(JSON.parse(server?.received[0]?.body ?? '')).toEqual({ libelle: 'Libellé 1', ordre: 0, actif: true });
    expect(server?.received[0]?.headers).not.toHaveProperty('if-match');
  });

  it('sends what has changed, with the version that was read, to an API that has versions', async () => {
    const data = await provider(({ method }) => ({ json: record(1), headers: { etag: method === 'GET' ? '"1"' : '"2"' } }), 'records', 'versions');
    const { data: read } = await data.getOne('TypeContrats', { id: 1 });
    await data.update('TypeContrats', { id: 1, data: { ...read, ordre: 5 }, previousData: read });
    expect(server?.received[1]).toMatchObject({ body: '{"ordre":5}', headers: { 'if-match': '"1"' } });
    await data.delete('TypeContrats', { id: 1, previousData: read });
    expect(server?.received[2]).toMatchObject({ method: 'DELETE', headers: { 'if-match': '"2"' } });
    await data.update('TypeContrats', { id: 1, data: { ...read }, previousData: read });
    expect(server?.received).toHaveLength(3);
  });

  it('names the version of what the form shows, not the last one that was read', async () => {
    let ordre = 1;
    const data = await provider(() => ({ json: record(1, { ordre }), headers: { etag: `"${ordre}"` } }), 'records', 'versions');
    const { data: shown } = await data.getOne('TypeContrats', { id: 1 });
    ordre = 2;
    await data.getOne('TypeContrats', { id: 1 });
    await data.update('TypeContrats', { id: 1, data: { ...shown, libelle: 'B' }, previousData: structuredClone(shown) });
    expect(server?.received[2]?.headers['if-match']).toBe('"1"');
  });

  it('sends a form where a file was chosen', async () => {
    const data = await provider(() => ({ json: record(1) }));
    const fichier = { rawFile: new File(['contenu'], 'plan.txt'), src: 'blob:1' };
    await data.create('Entreprises/1/contrats', { data: { libelle: null, actif: false, fichier } });
    const body = server?.received[0]?.body ?? '';
    expect(server?.received[0]?.headers['content-type']).toMatch(/^multipart/);
    expect(body).toMatch(/name="libelle"\r\n\r\n\r\n/);
    expect(body).toMatch(/name="actif"\r\n\r\nfalse\r\n/);
    expect(body).toMatch(/name="fichier"; filename="plan.txt"[^]*contenu/);
  });

  it('is seen by the next reading of a list', async () => {
    const data = await provider((request) => (request.method === 'GET' ? paged(records(2))(request) : { json: record(1) }));
    await data.getOne('TypeContrats', { id: 1 });
    await data.update('TypeContrats', { id: 1, data: record(1), previousData: record(1) });
    await data.getOne('TypeContrats', { id: 1 });
    expect(server?.lines().filter((line) => line.startsWith('GET'))).toHaveLength(2);
  });
});

describe('bulk writes', () => {
  it('report each row, and finish the others', async () => {
    const data = await provider(({ path }) => (path.endsWith('/2') ? { status: 409, json: { detail: 'Utilisé' } } : { status: 204 }));
    const seen: number[] = [];
    const error: unknown = await data
      .deleteMany('TypeContrats', { ids: [1, 2, 3], meta: { onProgress: (finished: number) => seen.push(finished) } })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 409, message: 'data.errors.partly', body: { done: [1, 3], failed: [{ id: 2, message: 'Utilisé' }] } });
    expect(seen).toEqual([1, 2, 3]);
  });

  it('complete each record for an API that has only the contract', async () => {
    const data = await provider((request) => (request.method === 'GET' ? paged(records(3))(request) : { json: null }));
    expect(await data.updateMany('TypeContrats', { ids: [1, 2], data: { actif: false } })).toEqual({ data: [1, 2] });
    const sent = server?.received.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body) as unknown);
    expect(sent).toContainEqual({ libelle: 'Libellé 2', ordre: 2, actif: false });
  });
});

describe('download', () => {
  it('hands over the file', async () => {
    const data = await provider(() => ({ text: 'pdf', headers: { 'content-disposition': 'attachment; filename="a.pdf"' } }));
    expect((await data.download('Entreprises/1/contrats/2/download')).name).toBe('a.pdf');
  });
});
