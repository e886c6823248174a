import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import calls from '../../test/contract/fixtures/contract.json';
import { schemas } from '../portal/declared';
import { kindOf } from '../resources/fields/kinds';
import { createRegistry, fillTemplate, parametersOf } from '../resources/registry/registry';
import type { ResourceSchema } from '../resources/language/resourceSchema';
import { createDataProvider, type SocleDataProvider } from './createDataProvider';
import { createHttp } from './http';
import { startTestServer, type Received, type Reply, type TestServer } from './testServer';

const registry = createRegistry(schemas);
const ID = 7;

const shapeOf = (path: string): string =>
  path
    .replace(/^\//, '')
    .replace(/\{\w+\}/g, String(ID))
    .toLowerCase();

const known = new Map(calls.map((call) => [`${call.method} ${shapeOf(call.path)}`, call]));

const isForm = ({ headers }: Received) => headers['content-type']?.startsWith('multipart/') === true;

/** The path of a request, with the value of a `readBy` field as the contract's parameter. */
const addressOf = (path: string): string => {
  const byValue = schemas.find(({ name, readBy }) => readBy !== undefined && path.startsWith(`${name}/`));
  return byValue ? `${shapeOf(byValue.name)}/${ID}` : path.toLowerCase();
};

/** Describes how a request differs from the contract; undefined if it belongs to it. */
function strangeness(request: Received): string | undefined {
  const line = `${request.method} ${addressOf(request.path)}`;
  const call = known.get(line);
  if (!call) return line;
  const parameters = [...call.query, ...call.queryInferred].map((name) => name.toLowerCase());
  const beyond = Object.keys(request.query).filter((name) => !parameters.includes(name.toLowerCase()));
  if (beyond.length > 0) return `${line} with ${beyond.join(', ')}`;
  if (call.body === 'none' && request.body !== '') return `${line} with a body`;
  if (call.body === 'multipart' && request.method === 'POST' && !isForm(request)) return `${line} as JSON`;
  return call.body === 'json' && isForm(request) ? `${line} as a form` : undefined;
}

const recordOf = ({ fields, ranked }: ResourceSchema): Readonly<Record<string, unknown>> => {
  const values = Object.entries(fields).map(([name, spec]) => {
    const kind = kindOf(spec);
    if (kind.reference) return [name, kind.reference(spec)?.several ? [ID] : ID];
    return [name, kind.upload || name === ranked?.rank ? null : kind.samples.valid[0]];
  });
  return { ...Object.fromEntries(values), id: ID, ...(ranked && { [ranked.segment]: ID, [ranked.rank]: 0 }) };
};

/** A response in the form of the contract: a page, an array, a record or a number. */
function answer({ method, path }: Received): Reply {
  if (/\/Count\w+$/.test(path)) return { json: 3 };
  const searched = schemas.find(
    ({ name, criteria }) => criteria && shapeOf(`${name}/${criteria.search}`) === path.toLowerCase(),
  );
  if (searched) return { json: { items: [recordOf(searched)], totalCount: 1 } };
  const found = registry.resolve(path)?.schema;
  const elsewhere = schemas.find(({ addresses, name, extracts }) =>
    [addresses?.list, ...Object.keys(extracts).map((one) => `${name}/${one}`)].some(
      (one) => one !== undefined && shapeOf(one) === path.toLowerCase(),
    ),
  );
  const above = schemas.find(({ name }) => `${shapeOf(name)}/${ID}` === addressOf(path));
  const schema = found ?? elsewhere ?? above;
  if (method !== 'GET' || !schema) return { status: 204 };
  const record = recordOf(schema);
  if (!found && !elsewhere) return { json: record };
  if (elsewhere || schema.operations.list === 'array') return { json: [record] };
  return { json: schema.operations.list === 'paged' ? { items: [record], totalCount: 1 } : record };
}

const unlessUnlisted = (error: unknown): void => {
  if (!(error instanceof Error) || error.message !== 'data.errors.unlisted') throw error;
};

/** Makes every call of the screens of a resource that the contract has. */
async function useAll(data: SocleDataProvider, schema: ResourceSchema): Promise<void> {
  const { name, operations, list, parameters, links } = schema;
  const resource = fillTemplate(name, Object.fromEntries(parametersOf(name).map((one) => [one, ID])));
  const record = recordOf(schema);
  const given = [
    ...Object.entries(parameters).map(([one, { equals }]) => [one, equals === undefined || record[equals]]),
    ...Object.keys(links).map((one) => [one, ID]),
  ];
  const query = { pagination: { page: 2, perPage: 10 }, sort: { field: 'id', order: 'DESC' as const } };
  const where = list.filters.slice(0, 1).map((field) => ({ field, operator: 'isNotEmpty' }));
  for (const filter of [{}, { q: 'été' }, Object.fromEntries(given) as object, { where }])
    await data.getList(resource, { ...query, sort: { ...list.sort }, filter }).catch(unlessUnlisted);
  await data.getList(resource, { ...query, filter: {} }).catch(unlessUnlisted);
  await data.count(resource).catch(unlessUnlisted);
  await data.resume(resource, ID);
  if (operations.get === 'contract' || (operations.list !== 'single' && operations.listing === 'contract')) {
    expect((await data.getOne(resource, { id: ID })).data.id).toBe(ID);
    expect((await data.getMany(resource, { ids: [ID, ID] })).data).toHaveLength(1);
  }
  const previousData = { ...record, id: ID };
  if (operations.create === 'contract') await data.create(resource, { data: record }).catch(unlessWithoutId);
  if (operations.update === 'contract')
    await data.update(resource, { id: ID, data: { ...record }, previousData }).catch(unlessUnlisted);
  if (operations.update === 'contract' && operations.listing === 'contract')
    await data.updateMany(resource, { ids: [ID], data: { ...record } }).catch(unlessUnlisted);
  if (operations.delete === 'contract') await data.delete(resource, { id: ID, previousData });
  if (schema.fileRemoval !== undefined) await data.removeFile(resource, ID, String(ID));
}

const unlessWithoutId = (error: unknown): void => {
  if (!(error instanceof Error) || error.message !== 'data.errors.createdWithoutId') throw error;
};

describe('without extensions, every request of a declared resource belongs to the contract', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(answer);
  });
  afterAll(() => server.close());

  it.each(registry.visible.filter(({ ownedBy }) => !ownedBy).map((schema) => [schema.name, schema] as const))(
    '%s',
    async (_name, schema) => {
      const http = createHttp({ apiUrl: server.apiUrl, token: async () => 'abc', language: () => 'fr' });
      const data = createDataProvider({ http, registry, extensions: async () => new Set() });
      const before = server.received.length;
      await useAll(data, schema);
      const strange = server.received.slice(before).map(strangeness);
      expect([...new Set(strange.filter((one) => one !== undefined))]).toEqual([]);
    },
  );
});
