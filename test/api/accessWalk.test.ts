import { beforeAll, expect, it } from 'vitest';
import { describedOperations } from '../../server/http/openapi/describedOperations';
import { openApiDocument } from '../../server/http/openapi/document';
import type { OpenApiMethod, OpenApiOperation } from '../../server/http/openapi/types';
import { rightRows, rightsOf } from '../../server/seed/rights';
import { schemas } from '../../src/resources/declared';
import { createRegistry } from '../../src/resources/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';

const registry = createRegistry(schemas);
const document = openApiDocument(registry, describedOperations);
const ALL_RIGHTS = rightsOf(rightRows(registry));

interface Walked {
  readonly method: OpenApiMethod;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

const operations: readonly Walked[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  (Object.entries(methods) as [OpenApiMethod, OpenApiOperation][]).map(([method, operation]) => ({ method, path, operation })),
);
const ofApi = operations.filter(({ path }) => path.startsWith('/api/'));

/** What the document says that an operation needs: any of these rights, or null for a session or for nobody. */
const neededBy = ({ operation }: Walked): readonly string[] | null => {
  const right = operation['x-right'];
  return right === 'session' || right === 'anonymous' ? null : right.split(' | ');
};

/** An id that this tenant does not have. Those of other tenants are no different here: each has its own tables. */
const FOREIGN_ID = 9_000_001;

const addressOf = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'flag') return 'read';
    return name === 'fileId' ? 'a'.repeat(64) : String(FOREIGN_ID);
  });

let server: ApiServer;
let checks = 0;

beforeAll(async () => {
  server = await openApiServer(registry);
});

const statusOf = async ({ method, path, operation }: Walked, as: string | null): Promise<number> => {
  const json = operation.requestBody?.content['application/json'] ? { payload: {} } : {};
  checks += 1;
  return (await server.call(method.toUpperCase() as 'GET', addressOf(path), { as, ...json })).statusCode;
};

const titled = (list: readonly Walked[]) =>
  list.map((walked) => [`${walked.method.toUpperCase()} ${walked.path}`, walked] as const);

it('knows the rule of every operation', () => {
  expect(ofApi.length).toBeGreaterThan(100);
  expect(operations.filter(({ operation }) => !operation['x-right']).map(({ path }) => path)).toEqual([]);
  const unknown = ofApi.flatMap((walked) => (neededBy(walked) ?? []).filter((right) => !ALL_RIGHTS.includes(right)));
  expect([...new Set(unknown)]).toEqual([]);
});

it('describes every route that the server has below /api', () => {
  const known = new Set(ofApi.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, ':')}`.toLowerCase()));
  const shapes = server.app.apiRoutes.map((route) => route.replace(/:\w+/g, ':'));
  const missing = shapes.filter((route) => !known.has(route.toLowerCase()));
  expect(missing).toEqual([]);
});

it.each(titled(ofApi.filter(({ operation }) => operation['x-right'] !== 'anonymous')))('%s asks for a token', async (_title, walked) => {
  expect(await statusOf(walked, null)).toBe(401);
});

it('refuses whoever holds every right but the needed one, and lets in whoever holds only that one', async () => {
  const accounts = new Map<string, { without: string; only: readonly string[] }>();
  for (const walked of ofApi) {
    const needed = neededBy(walked);
    if (!needed) continue;
    const key = needed.join(' | ');
    const known = accounts.get(key) ?? {
      without: await server.tokenFor(ALL_RIGHTS.filter((right) => !needed.includes(right))),
      only: await Promise.all(needed.map((right) => server.tokenFor([right]))),
    };
    accounts.set(key, known);
    const name = `${walked.method} ${walked.path}`;
    expect([name, await statusOf(walked, known.without)]).toEqual([name, 403]);
    for (const only of known.only) {
      const status = await statusOf(walked, only);
      expect([401, 403], `${name} with ${key} answered ${status}`).not.toContain(status);
      expect(status, name).toBeLessThan(500);
    }
  }
}, 120_000);

it("answers 404 to another tenant's id, wherever an address holds one", async () => {
  const everything = await server.tokenFor(ALL_RIGHTS);
  const withId = ofApi.filter(({ path, operation }) => /\{\w*id\}/i.test(path) && operation['x-right'] !== 'anonymous');
  for (const walked of withId) {
    const name = `${walked.method} ${walked.path}`;
    expect([name, await statusOf(walked, everything)]).toEqual([name, 404]);
  }
  console.log(`access walk: ${operations.length} operations, ${checks} checks`);
});

it('does not know a record that another tenant really has', async () => {
  const other = await openApiServer(registry);
  const create = async (code: string) =>
    (await other.call('POST', '/api/TypeContrats', { payload: { code, libelle: code } })).json<{ id: number }>().id;
  await create('A');
  const id = await create('B');
  expect((await other.call('GET', `/api/TypeContrats/${id}`)).statusCode).toBe(200);
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const payload = method === 'PUT' ? { payload: { libelle: 'Pris' } } : {};
    expect((await server.call(method, `/api/TypeContrats/${id}`, payload)).statusCode).toBe(404);
  }
  expect((await other.call('GET', `/api/TypeContrats/${id}`)).json()).toMatchObject({ libelle: 'B' });
});
