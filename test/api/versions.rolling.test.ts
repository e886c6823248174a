import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/open';
import { preparedSchemas } from '../../server/database/preparedSchemas';
import { schemaVersion } from '../../server/prepareTables';
import { integer } from '../../src/resources/fields/integer/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import { defineResource } from '../../src/resources/defineResource';
import { createRegistry, type Registry } from '../../src/resources/registry/registry';
import { withAccess } from '../support/accessResources';
import { serveTenant, type OpenApiServer } from '../support/apiServer';
import { createDatabase, type OwnDatabase } from '../support/cluster/templates';
import { testCluster } from '../support/cluster/testCluster';
import { AUTHOR } from '../support/databaseResources';
import { isLongRun } from '../support/longRun';
import { label } from '../support/schemaVersions';
import { startLoad, type Load, type LoadTally } from '../support/versionLoad';

const MACHINES = {
  contract: true,
  name: 'Machines',
  label: { one: label, many: label },
  rights: 'MACHINES',
  representation: 'nom',
  list: { columns: ['nom', 'note'], sort: { field: 'nom', order: 'ASC' } },
} as const;

const NOM = text({ label, required: true });
const NOTE = text({ label });

const FormerMachines = defineResource({
  ...MACHINES,
  fields: { nom: NOM, note: NOTE, ancien: text({ label, required: true, initial: 'ancien' }) },
  search: ['nom'],
});

/** The next version: two more required fields, one less, another search, an index, and a reference. */
const NextMachines = defineResource({
  ...MACHINES,
  fields: {
    nom: NOM,
    note: NOTE,
    rang: integer({ label, required: true, initial: 7 }),
    lieu: text({ label, required: true }),
    atelierId: reference({ label, resource: 'Ateliers' }),
  },
  search: ['nom', 'lieu'],
  indexes: [['lieu', 'rang']],
});

const Ateliers = defineResource({
  name: 'Ateliers',
  label: { one: label, many: label },
  rights: 'MACHINES',
  fields: { code: text({ label, required: true, unique: true }) },
  representation: 'code',
  list: { columns: ['code'], sort: { field: 'code', order: 'ASC' } },
});

const FORMER = withAccess(createRegistry([FormerMachines]));
const NEXT = withAccess(createRegistry([NextMachines, Ateliers]));

const RECORDS = 3_000;
const SCHEMA = 'essai';

let own: OwnDatabase;
const open: { close(): Promise<void> }[] = [];

/** A process of a version with its own connections; prepares the schema, and serves. */
async function startVersion(registry: Registry): Promise<OpenApiServer> {
  const database = await openDatabase({ dataDirectory: '', url: own.url });
  const server = await serveTenant({ database, schema: SCHEMA }, registry, { REQUESTS_PER_MINUTE: '0' });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= server.close().then(() => database.close()));
  open.push({ close });
  return { ...server, close };
}

beforeAll(async () => {
  own = await createDatabase(testCluster());
});

afterAll(async () => {
  await Promise.all(open.map(({ close }) => close()));
  await own.drop();
});

const fill = ({ tenant: { store } }: OpenApiServer) =>
  store.apply({
    author: AUTHOR,
    origin: 'test',
    changes: Array.from({ length: RECORDS }, (_, index) => ({
      resource: 'Machines',
      action: 'create' as const,
      values: { nom: `M ${index}`, ancien: 'avant' },
    })),
  });

const serve = () => setTimeout(1_000);

async function storedMachines({ tenant: { store } }: OpenApiServer, registry: Registry) {
  const { items, totalCount } = await store.list(registry.get('Machines'), {});
  expect(totalCount).toBe(items.length);
  return new Map(items.map(({ id, values }) => [id, values]));
}

async function isPrepared({ tenant: { database } }: OpenApiServer, registry: Registry): Promise<boolean> {
  return (await preparedSchemas(database, [SCHEMA], schemaVersion(registry).statements)).has(SCHEMA);
}

// Two versions under load for seconds, in the long run only; `test/api/versions.expand.test.ts` tests each step by
// itself.
it.runIf(isLongRun())(
  'two versions serve one database side by side, forward and back, without errors or losses',
  async () => {
    const tally: LoadTally = { machines: [], errors: [], answers: 0 };
    const loads: Load[] = [];
    const former = await startVersion(FORMER);
    await fill(former);
    loads.push(startLoad(former, tally, 'avant', { ancien: 'lu' }));
    await serve();

    const next = await startVersion(NEXT);
    expect((await next.call('POST', '/api/Ateliers', { payload: { code: 'A1' } })).statusCode).toBe(201);
    const loadOfNext = startLoad(next, tally, 'suite', { lieu: 'Nord', rang: 3 });
    await serve();

    // Back again: the next version stops, and the former one starts while another of its processes still serves.
    await loadOfNext.stop();
    await next.close();
    const again = await startVersion(FORMER);
    loads.push(startLoad(again, tally, 'retour', { ancien: 'relu' }));
    await serve();

    const nextAgain = await startVersion(NEXT);
    loads.push(startLoad(nextAgain, tally, 'encore', { lieu: 'Sud', rang: 4 }));
    await serve();
    await Promise.all(loads.map((load) => load.stop()));

    expect(tally.errors).toEqual([]);
    // Starting either again changes nothing.
    expect(await isPrepared(again, FORMER)).toBe(true);
    expect(await isPrepared(nextAgain, NEXT)).toBe(true);
    console.log(`${tally.answers} calls of two versions, ${tally.machines.length} creations, no error`);
    const ofFormer = await storedMachines(again, FORMER);
    const ofNext = await storedMachines(nextAgain, NEXT);
    expect(ofNext.size).toBe(RECORDS + tally.machines.length);
    expect(ofFormer.size).toBe(ofNext.size);
    for (const { id, created, notes } of tally.machines) {
      const values = { ...ofFormer.get(id), ...ofNext.get(id) };
      expect(values).toMatchObject(created);
      expect(notes).toContain(values['note']);
      expect(values['rang']).toBe(created['rang'] ?? 7);
    }
  },
  120_000,
);
