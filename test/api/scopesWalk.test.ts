import { beforeAll, describe, expect, it } from 'vitest';
import { rightRows, rightsOf } from '../../server/seed/rights';
import { schemas } from '../../src/resources/declared';
import { inParallel } from '../../src/resources/inParallel';
import { createRegistry } from '../../src/resources/registry';
import { isScopedOperation } from '../oracle/scopedOperations';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { limitedPerson } from '../support/limitedPerson';
import { statusOf, unknownAddress, walkedOperations } from '../support/walkedOperations';

// Every operation, called by a person who holds every right by two profiles, each for one company.

const registry = createRegistry(schemas);
const guarded = walkedOperations(registry).filter(({ operation }) => /\w+:\w+/.test(operation['x-right']));
const scoped = guarded.filter(({ name }) => isScopedOperation(name));
/** Those whose address says the company. */
const ofCompany = scoped.filter(({ path }) =>
  /^\/api\/(Entreprises|daisy\/entreprises|ressifnet\/entreprises)\/\{/.test(path),
);

let server: ApiServer;
let token: string;
let inside: readonly number[];
let outside: number;

/** The address of an operation at a company; nothing else in it exists. */
const at = (path: string, company: number): string =>
  unknownAddress(path.replace(/(\/entreprises\/)\{\w+\}/i, `$1${company}`));

async function statuses(operations: typeof guarded, addressOf: (path: string) => string) {
  return inParallel(operations, async (walked) => ({
    name: walked.name,
    status: await statusOf(server, walked, token, addressOf(walked.path)),
  }));
}

beforeAll(async () => {
  server = await openApiServer(registry);
  const companies: number[] = [];
  for (const code of ['A', 'B', 'C']) {
    const response = await server.call('POST', '/api/Entreprises', { payload: { code, nom: code } });
    companies.push(response.json<{ id: number }>().id);
  }
  const rights = rightsOf(rightRows(registry));
  inside = companies.slice(0, 2);
  outside = companies[2] ?? 0;
  ({ token } = await limitedPerson(
    server,
    inside.map((entrepriseId) => ({ rights, links: [{ entrepriseId }] })),
  ));
});

describe('every right, by two profiles for one company each', () => {
  it('opens no operation on what belongs to no company', async () => {
    const others = guarded.filter((one) => !scoped.includes(one));
    expect(others.length).toBeGreaterThan(200);
    const found = await statuses(others, unknownAddress);
    expect(found.filter(({ status }) => status !== 403)).toEqual([]);
  });

  it('opens those on what does', async () => {
    expect(scoped.length).toBeGreaterThan(100);
    const found = await statuses(scoped, unknownAddress);
    expect(found.filter(({ status }) => status === 401 || status === 403 || status >= 500)).toEqual([]);
  });

  it('is in each of its companies', async () => {
    const reading = ofCompany.filter(({ method }) => method === 'get');
    for (const company of inside) {
      const found = await statuses(
        reading.filter(({ path }) => !path.replace(/^.*?\}/, '').includes('{')),
        (path) => at(path, company),
      );
      // A file that is asked for without one, and a lookup, are no company's fault.
      expect(found.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
      expect(found.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
    }
  });

  it('is in no other, whatever is asked of it', async () => {
    const found = await statuses(ofCompany, (path) => at(path, outside));
    expect(found.filter(({ status }) => status !== 404)).toEqual([]);
  });
});
