import { beforeEach, expect, it } from 'vitest';
import { buildIndexes } from '../../server/database/migration/indexBuild';
import { whileMigrating } from '../../server/database/migration/lock';
import { storedTables } from '../../server/database/tables/table';
import { integer } from '../../src/resources/fields/integer/kind';
import { text } from '../../src/resources/fields/text/kind';
import { declareMachines, label, NOM, openVersions } from '../support/schemaVersions';

const versions = await openVersions();
const { prepare, create, list, database } = versions;

const FORMER = declareMachines({ nom: NOM, rang: integer({ label }) });
const NEXT = declareMachines({ nom: text({ label, required: true, unique: true }), rang: integer({ label }) });

const uniqueIndex = async () => Object.entries(await versions.indexes()).find(([name]) => name.startsWith('ux_'));

beforeEach(async () => {
  versions.begin();
  await prepare(FORMER);
  await create(FORMER, { nom: 'A' });
});

it('an index of a table with records is built during writes', async () => {
  const writer = await database.pool.connect();
  await writer.query(`begin; insert into ${versions.at()} (nom) values ('B')`);
  const prepared = prepare(NEXT);
  try {
    await expect.poll(uniqueIndex, { interval: 20, timeout: 20_000 }).toBeDefined();
    // A plain `create index` would wait for the first writer, and this one for the index.
    await database.pool.query(
      `begin; set local statement_timeout = 2000; insert into ${versions.at()} (nom) values ('C'); commit`,
    );
  } finally {
    await writer.query('commit');
    writer.release();
  }
  await prepared;
  expect((await uniqueIndex())?.[1]).toBe(true);
  expect(await list(NEXT)).toHaveLength(3);
});

it('an interrupted index build is repeated', async () => {
  await prepare(NEXT);
  const made = await uniqueIndex();
  await database.pool.query(
    `update pg_index set indisvalid = false where indrelid = $1::regclass and indexrelid::regclass::text like '%ux_%'`,
    [versions.at()],
  );
  expect(await versions.isPrepared(NEXT)).toBe(false);
  await prepare(NEXT);
  expect(await uniqueIndex()).toEqual(made);
});

it('an unfinished build of a later version does not prevent a former one from writing', async () => {
  await database.pool.query(`create unique index ux_machines_rest on ${versions.at()} (nom)`);
  await database.pool.query(
    `update pg_index set indisvalid = false where indexrelid = '${versions.schema()}.ux_machines_rest'::regclass`,
  );
  await prepare(FORMER);
  expect(await uniqueIndex()).toBeUndefined();
});

it('processes that start together wait for each other without blocking the index build', async () => {
  await Promise.all(Array.from({ length: 4 }, () => prepare(NEXT)));
  expect((await uniqueIndex())?.[1]).toBe(true);
});

it('a failed build leaves nothing that would refuse records', async () => {
  await create(FORMER, { nom: 'a' });
  const built = whileMigrating(database.pool, (client) =>
    buildIndexes(client, versions.schema(), storedTables(NEXT), true),
  );
  await expect(built).rejects.toThrow(/share nom/);
  expect(await uniqueIndex()).toBeUndefined();
});

it('duplicates are found before anything changes', async () => {
  await create(FORMER, { nom: 'a' });
  const refused = declareMachines({ nom: text({ label, required: true, unique: true }), lieu: text({ label }) });
  await expect(prepare(refused)).rejects.toThrow(/share nom/);
  expect(await prepare(FORMER)).toEqual({ undeclared: [] });
});
