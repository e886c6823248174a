import { HttpError } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { Amis, Clubs, ClubMembres } from '../../test/support/referenceResources';
import type { Grants } from '../resources/access/access';
import type { Extension } from '../resources/protocol/extensions';
import { createRegistry } from '../resources/registry/registry';
import { createDataProvider } from './createDataProvider';
import { createHttp } from './http';
import { startTestServer, type Received, type Reply, type TestServer } from './testServer';

const registry = createRegistry([Amis, Clubs, ClubMembres]);

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

interface Options {
  readonly held?: () => Promise<Grants>;
  readonly extensions?: readonly Extension[];
}

async function provider(answer: (request: Received) => Reply, { held, extensions = [] }: Options = {}) {
  const started = await startTestServer(answer);
  server = started;
  const http = createHttp({ apiUrl: started.apiUrl, token: async () => 'abc', language: () => 'fr' });
  return createDataProvider({ http, registry, extensions: async () => new Set(extensions), ...(held && { held }) });
}

const holding = (...rights: string[]) => ({ held: async () => ({ rights, functionCodes: [] }) });
const friend = (id: number) => ({ id, nom: `Ami ${id}` });
const answered = ({ path }: Received): Reply => ({ json: friend(Number(path.split('/')[1])) });
const paths = () => server?.received.map(({ path }) => path);
const PAGE = { pagination: { page: 1, perPage: 10 }, sort: { field: 'nom', order: 'ASC' as const }, filter: {} };

describe('referenced records', () => {
  it('are not requested without the right to read them', async () => {
    const data = await provider(answered, holding('CLUBS:admin'));
    expect(await data.getMany('Amis', { ids: [1, 2] })).toEqual({ data: [] });
    expect(paths()).toEqual([]);
  });

  it('are requested with the right, and if the rights are unknown', async () => {
    const data = await provider(answered, holding(`${Amis.rights}:read`));
    expect(await data.getMany('Amis', { ids: [1] })).toEqual({ data: [friend(1)] });
    await server?.close();
    const other = await provider(answered, { held: () => Promise.reject(new Error('panne')) });
    expect(await other.getMany('Amis', { ids: [1] })).toEqual({ data: [friend(1)] });
  });

  it('are remembered as refused together, until a request succeeds', async () => {
    let status = 403;
    const data = await provider(() => (status === 403 ? { status } : { json: { items: [friend(1)], totalCount: 1 } }), {
      extensions: ['manyIds'],
    });
    expect(data.isRefused('Amis', 1)).toBe(false);
    expect(await data.getMany('Amis', { ids: [1] })).toEqual({ data: [] });
    expect(data.isRefused('Amis', 1)).toBe(true);
    status = 200;
    await data.getMany('Amis', { ids: [1] });
    expect(data.isRefused('Amis', 1)).toBe(false);
  });

  it('are remembered as refused singly, and the others keep their names', async () => {
    const data = await provider((request) => (request.path === 'Amis/2' ? { status: 403 } : answered(request)));
    expect(await data.getMany('Amis', { ids: [1, 2, 3] })).toEqual({ data: [friend(1), friend(3)] });
    expect([1, 2, 3].map((id) => data.isRefused('Amis', id))).toEqual([false, true, false]);
  });
});

describe('a list beside a page', () => {
  it('is refused without redirecting the page, and remembered as refused', async () => {
    const data = await provider(() => ({ status: 403 }));
    const aside = await data.getList('Amis', { ...PAGE, meta: { aside: true } }).catch((error: unknown) => error);
    expect(aside).toBeInstanceOf(Error);
    expect(aside).not.toBeInstanceOf(HttpError);
    expect(data.isRefused('Amis')).toBe(true);
    await expect(data.getList('Amis', PAGE)).rejects.toMatchObject({ status: 403 });
  });
});

describe('names of unreadable records', () => {
  it('are requested together if the API offers names, and cannot be searched', async () => {
    const data = await provider(() => ({ json: [friend(2)] }), { ...holding('CLUBS:admin'), extensions: ['names'] });
    expect(await data.getMany('Amis', { ids: [1, 2] })).toEqual({ data: [friend(2)] });
    expect(server?.received.map(({ path, query }) => [path, query])).toEqual([
      ['noms', expect.objectContaining({ Collection: 'Amis', ids: '1,2' })],
    ]);
  });
});
