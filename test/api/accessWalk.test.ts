import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsOf } from '../../server/seed/rightRows';
import { portalRights } from '../../server/portal/seed/portalRights';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { conventionalOperation } from '../oracle/conventions';
import { operationRights } from '../oracle/operationRights';
import { ownOperationGroups, ownOperations } from '../oracle/ownOperations';
import { operationKey } from '../oracle/rights';
import type { Expectation } from '../oracle/types';
import contract from '../contract/fixtures/contract.json';
import { makeAccessWalk, type AccessWalk, type ExpectedOperation } from '../support/accessWalk';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { walkedOperations } from '../support/walkedOperations';

const registry = createRegistry(schemas);
const grantable = rightsOf(portalRights(registry));
const operations = walkedOperations(registry);
const rows = [...operationRights, ...ownOperations];

const keyOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  operationKey(method, path.replace(/^\/api(?=\/)/, ''));
const rowOf = new Map(rows.map((row) => [keyOf(row), row]));
const served = new Set(operations.map(keyOf));
const known = operations.flatMap((walked) => {
  const row = rowOf.get(keyOf(walked));
  if (row) return [{ walked, area: row.area, expected: row.expected }];
  const expected = conventionalOperation(walked.method, walked.path);
  return expected ? [{ walked, area: 'resources of one’s own', expected }] : [];
});
const areas = [...new Set(known.map(({ area }) => area))];
const text = (expected: Expectation) => (typeof expected === 'string' ? expected : expected.join(' | '));

describe('the oracle of rights', () => {
  it('lists every operation once', () => {
    expect(operations.length).toBeGreaterThan(500);
    const expected = new Set(known.map(({ walked }) => walked));
    expect(operations.filter((one) => !expected.has(one)).map(({ name }) => name)).toEqual([]);
    expect(rows.filter((row) => rowOf.get(keyOf(row)) !== row).map(keyOf)).toEqual([]);
  });

  it('takes exactly the calls of the contract from the specification', () => {
    const calls = contract.map(keyOf);
    expect(operationRights.map(keyOf).toSorted()).toEqual(calls.toSorted());
    expect(ownOperations.map(keyOf).filter((key) => calls.includes(key))).toEqual([]);
  });

  it('lists no operation that the server lacks', () =>
    expect(rows.map(keyOf).filter((key) => !served.has(key))).toEqual([]));

  it('gives a reason for each of our own operations', () => {
    expect(ownOperationGroups.filter(({ reason }) => !reason)).toEqual([]);
  });

  it('names only rights that exist', () => {
    const named = known.flatMap(({ expected }) => (typeof expected === 'string' ? [] : expected));
    expect([...new Set(named)].filter((right) => !grantable.includes(right))).toEqual([]);
  });
});

describe('the access to the API', () => {
  let server: ApiServer;
  let walk: AccessWalk;

  beforeAll(async () => {
    server = await openApiServer(registry);
    walk = await makeAccessWalk(server, grantable);
  });

  it('is described as expected on every route of the server', () => {
    const different = known.filter(
      ({ walked, expected }) => walked.operation['x-right'].split(' | ').toSorted().join(' | ') !== text(expected),
    );
    expect(
      different.map(({ walked, expected }) => `${walked.name}: ${text(expected)}, not ${walked.operation['x-right']}`),
    ).toEqual([]);
    const routes = server.app.apiRoutes.map((route) => route.replace(/:(\w+)/g, '{$1}').split(' '));
    expect(routes.map(([method = '', path = '']) => keyOf({ method, path })).filter((key) => !served.has(key))).toEqual(
      [],
    );
  });

  it.each(areas)('is granted and refused as expected: %s', async (area) => {
    const ofArea: readonly ExpectedOperation[] = known.filter((one) => one.area === area);
    expect(ofArea.length).toBeGreaterThan(0);
    expect(await walk.mismatches(ofArea)).toEqual([]);
  });

  afterAll(() => console.log(`access walk: ${known.length} operations, ${walk.calls} calls`));
});
