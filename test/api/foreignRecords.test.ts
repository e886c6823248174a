import { beforeAll, describe, expect, it } from 'vitest';
import { rightsOf } from '../../server/seed/rightRows';
import { portalRights } from '../../server/portal/seed/portalRights';
import { schemas } from '../../src/portal/declared';
import { inParallel } from '../../src/resources/common/inParallel';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { createSampleRecords, storedSchemas, type SampleRecord } from '../support/sampleRecords';
import { FOREIGN_ID, statusOf, unknownAddress, walkedOperations } from '../support/walkedOperations';

const registry = createRegistry(schemas);
const ofApi = walkedOperations(registry).filter(({ path }) => path.startsWith('/api/'));

/** Resources that the parameters of calls about rights refer to. */
const POINTED_AT: Readonly<Record<string, string>> = {
  droitId: 'Droits',
  fonctionId: 'Fonctions',
  profilId: 'Profils',
};
/** Collections that share the users' ids. */
const ALSO_PEOPLE = /^(Identities|UserDetails)\//;

describe('the records of another tenant', () => {
  let server: ApiServer;
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
    server = await openApiServer(registry);
    other = await openApiServer(registry);
    records = await createSampleRecords(other.tenant, registry, FOREIGN_ID);
    everything = await server.tokenFor(rightsOf(portalRights(registry)));
  });

  /** The address with ids of the other tenant's records. */
  function addressThere(path: string): string {
    const below = path.slice('/api/'.length);
    const names = registry.visible.map(({ name }) => name).filter((name) => below.startsWith(`${name}/`));
    const [name = ALSO_PEOPLE.test(below) ? 'Utilisateurs' : ''] = names.toSorted((a, b) => b.length - a.length);
    const own = records.get(name);
    return unknownAddress(
      path.replace(/\{(\w+)\}/g, (whole, parameter: string) => {
        const pointed = POINTED_AT[parameter];
        const id =
          own?.parents[parameter] ??
          (pointed ? records.get(pointed)?.id : /^(recordId|id)$/.test(parameter) ? own?.addressed : undefined);
        return id === undefined ? whole : String(id);
      }),
    );
  }

  it('exist there, one of every resource, and can be read there', async () => {
    const stored = await storedThere();
    expect(stored.map(([name]) => name)).toEqual(
      expect.arrayContaining(storedSchemas(registry).map(({ name }) => name)),
    );
    expect(stored.filter(([, record]) => !record)).toEqual([]);
    const readable = ofApi.filter(({ method, path }) => {
      if (method !== 'get' || !path.endsWith('/{id}')) return false;
      const schema = registry.resolve(path.slice('/api/'.length, -'/{id}'.length).replace(/\{\w+\}/g, '1'))?.schema;
      // Owned records belong to one person, views may hide records, and some resources have no read operation.
      return !(schema && (schema.ownedBy !== undefined || schema.view || schema.operations.get === 'none'));
    });
    const statuses = await inParallel(readable, async ({ path }) => {
      const { statusCode } = await other.call('GET', addressThere(path));
      return { path, statusCode };
    });
    expect(statuses.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  });

  it('are answered with 404 here, wherever an address contains their id, and stay unchanged', async () => {
    const before = await storedThere();
    const withId = ofApi.filter(
      ({ path, operation }) => /\{\w*id\}/i.test(path) && operation['x-right'] !== 'anonymous',
    );
    const answers = await inParallel(withId, async (walked) => ({
      name: walked.name,
      status: await statusOf(server, walked, everything, addressThere(walked.path)),
    }));
    expect(answers.length).toBeGreaterThan(300);
    expect(answers.filter(({ status }) => status !== 404)).toEqual([]);
    expect(await storedThere()).toEqual(before);
  });
});
