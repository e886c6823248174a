import { afterEach } from 'vitest';
import { boolean } from '../resources/fields/boolean/kind';
import { file } from '../resources/fields/file/kind';
import { integer } from '../resources/fields/integer/kind';
import { text } from '../resources/fields/text/kind';
import { defineResource } from '../resources/defineResource';
import type { Extension } from '../resources/protocol/extensions';
import { createRegistry } from '../resources/registry/registry';
import { createDataProvider, type SocleDataProvider } from './createDataProvider';
import { createHttp } from './http';
import { collections } from './testCollections';
import { startTestServer, type Received, type Reply, type TestServer } from './testServer';

const words = ['x', 'x', 'x', 'x'] as const;
const common = {
  label: { one: words, many: words },
  rights: 'X',
  representation: 'libelle',
  search: ['libelle'],
} as const;
const list = { columns: ['libelle'], sort: { field: 'libelle', order: 'ASC' } } as const;
const fields = { libelle: text({ label: words }), ordre: integer({ label: words }), actif: boolean({ label: words }) };

/** A resource for each form of list in section 7.1 of the specification. */
const registry = createRegistry([
  ...collections,
  defineResource({ ...common, contract: true, name: 'TypeContrats', fields, list, operations: { get: 'extension' } }),
  defineResource({ ...common, contract: true, name: 'parametres', fields, list }),
  defineResource({
    ...common,
    contract: true,
    name: 'CodesNaf',
    fields,
    list,
    operations: { order: 'extension', get: 'extension' },
  }),
  defineResource({
    contract: true,
    ...common,
    name: 'Themes',
    fields,
    list,
    operations: { list: 'array', get: 'extension' },
    parameters: { ActifOnly: { label: words, whenTrue: { field: 'actif', operator: 'equals', value: true } } },
  }),
  defineResource({
    contract: true,
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
    contract: true,
    parent: { resource: 'parametres', parameter: 'entrepriseId' },
    fields: { ...fields, fichier: file({ label: words }), calcul: text({ label: words, readOnly: true }) },
    list,
  }),
]);

export interface TestProvider {
  readonly data: SocleDataProvider;
  readonly server: TestServer;
}

/** Starts a data provider with a real HTTP server, which sends the given replies. */
export async function startTestProvider(
  answer: (request: Received) => Reply,
  ...extensions: Extension[]
): Promise<TestProvider> {
  const server = await startTestServer(answer);
  const http = createHttp({ apiUrl: server.apiUrl, token: async () => 'abc', language: () => 'fr' });
  return { server, data: createDataProvider({ http, registry, extensions: async () => new Set(extensions) }) };
}

/** For a test file: starts data providers, returns the newest one's server, and closes all after each test. */
export function testProviders() {
  const servers: TestServer[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
  return {
    provider: async (...given: Parameters<typeof startTestProvider>): Promise<SocleDataProvider> => {
      const { data, server } = await startTestProvider(...given);
      servers.push(server);
      return data;
    },
    server: (): TestServer => {
      const newest = servers.at(-1);
      if (!newest) throw new Error('no data provider was started');
      return newest;
    },
  };
}

export const record = (id: number, more = {}) => ({ id, libelle: `Libellé ${id}`, ordre: id, actif: true, ...more });
export const records = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1));

/** Replies with a page of a list, as the contract does. */
export const paged =
  (all: readonly object[]) =>
  (request: Received): Reply => {
    const [page, size] = [Number(request.query.PageNumber), Number(request.query.PageSize)];
    return { json: { items: all.slice((page - 1) * size, page * size), totalCount: all.length } };
  };

export const params = (more = {}) => ({
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'libelle', order: 'ASC' as const },
  filter: {},
  ...more,
});
export const where = (field: string, operator: string, value: unknown) => ({
  filter: { where: [{ field, operator, value }] },
});
