import { beforeAll, describe, expect, it } from 'vitest';
import { describedOperations } from '../../server/http/openapi/describedOperations';
import { openApiDocument } from '../../server/http/openapi/document';
import type { OpenApiMethod, OpenApiOperation } from '../../server/http/openapi/types';
import { rightRows, rightsOf } from '../../server/seed/rights';
import { schemas } from '../../src/resources/declared';
import { createRegistry } from '../../src/resources/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { createSampleRecords, storedSchemas, type SampleRecord } from '../support/sampleRecords';

const registry = createRegistry(schemas);
const document = openApiDocument(registry, describedOperations);
const ALL_RIGHTS = rightsOf(rightRows(registry));

interface Walked {
  readonly method: OpenApiMethod;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

const operations: readonly Walked[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  (Object.entries(methods) as [OpenApiMethod, OpenApiOperation][]).map(([method, operation]) => ({
    method,
    path,
    operation,
  })),
);
const ofApi = operations.filter(({ path }) => path.startsWith('/api/'));

/** What the document says that an operation needs: any of these rights, or null for a session or for nobody. */
const neededBy = ({ operation }: Walked): readonly string[] | null => {
  const right = operation['x-right'];
  return right === 'session' || right === 'anonymous' ? null : right.split(' | ');
};

/** This tenant has no ids from here on; those of the other tenant's records begin here. */
const FOREIGN_ID = 9_000_001;

/** What parameters of calls about rights point at. */
const POINTED_AT: Readonly<Record<string, string>> = {
  droitId: 'Droits',
  fonctionId: 'Fonctions',
  profilId: 'Profils',
};
/** Collections whose ids are those of users. */
const ALSO_PEOPLE = /^(Identities|UserDetails)\//;

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

const statusOf = async (
  { method, path, operation }: Walked,
  as: string | null,
  address = addressOf(path),
): Promise<number> => {
  const json = operation.requestBody?.content['application/json'] ? { payload: {} } : {};
  checks += 1;
  return (await server.call(method.toUpperCase() as 'GET', address, { as, ...json })).statusCode;
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

it.each(titled(ofApi.filter(({ operation }) => operation['x-right'] !== 'anonymous')))(
  '%s asks for a token',
  async (_title, walked) => {
    expect(await statusOf(walked, null)).toBe(401);
  },
);

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

describe('what another tenant has', () => {
  let other: ApiServer;
  let records: ReadonlyMap<string, SampleRecord>;
  let everything: string;

  const storedThere = () =>
    Promise.all(
      [...records].map(
        async ([name, { id, parents }]) =>
          [name, await other.tenant.store.get(registry.get(name), id, parents)] as const,
      ),
    );

  beforeAll(async () => {
    other = await openApiServer(registry);
    records = await createSampleRecords(other.tenant, registry, FOREIGN_ID);
    everything = await server.tokenFor(ALL_RIGHTS);
  });

  /** The address with the ids of the other tenant's own records. */
  function addressThere(path: string): string {
    const below = path.slice('/api/'.length);
    const names = registry.visible.map(({ name }) => name).filter((name) => below.startsWith(`${name}/`));
    const [name = ALSO_PEOPLE.test(below) ? 'Utilisateurs' : ''] = names.toSorted((a, b) => b.length - a.length);
    const own = records.get(name);
    return addressOf(
      path.replace(/\{(\w+)\}/g, (whole, parameter: string) => {
        const pointed = POINTED_AT[parameter];
        const id =
          own?.parents[parameter] ??
          (pointed ? records.get(pointed)?.id : /^(recordId|id)$/.test(parameter) ? own?.addressed : undefined);
        return id === undefined ? whole : String(id);
      }),
    );
  }

  it('is really there, a record of every resource, and read there', async () => {
    const stored = await storedThere();
    expect(stored.map(([name]) => name)).toEqual(
      expect.arrayContaining(storedSchemas(registry).map(({ name }) => name)),
    );
    expect(stored.filter(([, record]) => !record)).toEqual([]);
    for (const { method, path } of ofApi) {
      if (method !== 'get' || !path.endsWith('/{id}')) continue;
      const schema = registry.resolve(path.slice('/api/'.length, -'/{id}'.length).replace(/\{\w+\}/g, '1'))?.schema;
      // Own records are their owner's alone, a view need not show what is there, and a call of another kind may be here.
      if (schema && (schema.ownedBy !== undefined || schema.view || schema.operations.get === 'none')) continue;
      expect([path, (await other.call('GET', addressThere(path))).statusCode]).toEqual([path, 200]);
    }
  });

  it('is answered 404 here, wherever an address holds its id, and stays as it was', async () => {
    const before = await storedThere();
    const withId = ofApi.filter(
      ({ path, operation }) => /\{\w*id\}/i.test(path) && operation['x-right'] !== 'anonymous',
    );
    for (const walked of withId) {
      const name = `${walked.method} ${walked.path}`;
      const address = addressThere(walked.path);
      expect([name, await statusOf(walked, everything, address)]).toEqual([name, 404]);
    }
    expect(await storedThere()).toEqual(before);
    console.log(
      `access walk: ${operations.length} operations, ${checks} checks, records of ${records.size} resources in another tenant`,
    );
  });
});
