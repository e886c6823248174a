import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schemas } from '../resources/declared';
import { createRegistry } from '../resources/registry';
import type { ResourceSchema } from '../resources/types';
import { createDataProvider } from './createDataProvider';
import { discoverExtensions } from './discoverExtensions';
import { createHttp } from './http';
import { startTestServer, type Received, type TestServer } from './testServer';

const PAGED = ['PageNumber', 'PageSize', 'Search', 'OrderBy', 'OrderByDescending'];

/** What section 7.1 of the specification lets a list be asked: its query parameters, in lower case paths. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  typecontrats: PAGED,
  domaines: [...PAGED, 'ActifOnly', 'IncludeSubdomains'],
  situationfamiliales: PAGED,
  categoriessociopro: PAGED,
  droits: PAGED,
  horaires: PAGED,
  tauxipps: ['ActifOnly'],
  categoriesinvalidites: ['ActifOnly'],
  tempstravail: ['ActifOnly'],
  typesinterventioncollective: ['ActifOnly'],
  naturesinterventioncollective: ['ActifOnly'],
  typesinterventioncollectiveprojet: ['ActifOnly'],
  secteursactivites: ['Search'],
  themes: ['Search', 'ActifOnly'],
  partiesprenantes: ['IncludeType'],
  'ressifnet/secteursactivite': ['ActifOnly'],
  'daisy/secteursactivite': ['ActifOnly'],
  codesnaf: ['PageNumber', 'PageSize', 'Search'],
  tenants: [],
  'ressifnetfastt/fonctions': [],
  parametres: PAGED,
};

/** The lists that section 7.1 also lets be written, and the only one of which it reads a record. */
const WRITTEN = [
  'typecontrats',
  'domaines',
  'situationfamiliales',
  'categoriessociopro',
  'droits',
  'horaires',
  'parametres',
];
const READ = ['parametres'];

const declared = schemas.filter(({ name }) => Object.hasOwn(LISTS, name.toLowerCase()));

/** Whether section 7.1 has this call. */
function isInContract({ method, path, query }: Received): boolean {
  const [, list = '', id] = /^(.*?)(?:\/(\d+))?$/.exec(path.toLowerCase()) ?? [];
  const names = Object.keys(query);
  if (method === 'GET' && id === undefined)
    return Object.hasOwn(LISTS, list) && names.every((name) => LISTS[list]?.includes(name));
  if (names.length > 0) return false;
  if (method === 'GET') return READ.includes(list);
  return WRITTEN.includes(list) && (method === 'POST') === (id === undefined);
}

const record = { id: 1, libelle: 'A' };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(({ method, path }) => {
    const schema = declared.find(({ name }) => name === path);
    if (method !== 'GET' || !schema) return { json: record };
    return { json: schema.operations.list === 'paged' ? { items: [record], totalCount: 1 } : [record] };
  });
});
afterAll(() => server.close());

const provider = () => {
  const http = createHttp({ apiUrl: server.apiUrl, token: async () => 'abc', language: () => 'fr' });
  return createDataProvider({
    http,
    registry: createRegistry(schemas),
    extensions: discoverExtensions(http, { extensions: [] }),
  });
};

const list = (more: object) => ({
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'id', order: 'DESC' as const },
  filter: more,
});

/** Everything that the screens ask of a resource. */
async function useAll({ name, operations, parameters, list: { columns } }: ResourceSchema): Promise<void> {
  const data = provider();
  const everyParameter = Object.fromEntries(Object.keys(parameters).map((parameter) => [parameter, true]));
  await data.getList(name, list({}));
  await data.getList(name, list({ q: 'été', ...everyParameter }));
  await data.getList(name, list({ where: [{ field: columns[0], operator: 'equals', value: 'a' }] }));
  await data.getOne(name, { id: 1 });
  await data.getMany(name, { ids: [1, 1] });
  if (operations.create === 'contract') await data.create(name, { data: record });
  if (operations.update === 'contract')
    await data.update(name, { id: 1, data: { libelle: 'B' }, previousData: record });
  if (operations.update === 'contract') await data.updateMany(name, { ids: [1], data: { libelle: 'C' } });
  if (operations.delete === 'contract') await data.delete(name, { id: 1, previousData: record });
}

describe('without extensions, every request is one of the contract', () => {
  const before = { count: 0 };
  beforeEach(() => {
    before.count = server.received.length;
  });

  it('for the whole of section 7.1', () => {
    expect(declared.map(({ name }) => name.toLowerCase()).toSorted()).toEqual(Object.keys(LISTS).toSorted());
  });

  it.each(declared.map((schema) => [schema.name, schema] as const))('%s', async (_name, schema) => {
    await useAll(schema);
    const beyond = server.received.slice(before.count).filter((request) => !isInContract(request));
    expect(beyond.map(({ method, path, query }) => ({ method, path, query }))).toEqual([]);
  });
});
