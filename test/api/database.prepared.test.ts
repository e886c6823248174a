import { expect, it } from 'vitest';
import { defineResource } from '../../src/resources/defineResource';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';
import { markPrepared, preparedSchemas, statementsDigest } from '../../server/database/preparedSchemas';
import { prepareTenant } from '../../server/database/prepareTenant';
import { quoted } from '../../server/database/sql';
import { storedTables } from '../../server/database/tables/table';
import { openTestDatabase } from '../support/database';

const label = ['Test', 'Test', 'Test', 'Teste'] as const;

const declare = (...names: readonly string[]) =>
  createRegistry([
    defineResource({
      name: 'Machines',
      contract: true,
      label: { one: label, many: label },
      rights: 'MACHINES',
      fields: Object.fromEntries(names.map((name) => [name, text({ label, required: true })])),
      representation: 'nom',
      search: ['nom'],
      list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
    }),
  ]);

const noMore = () => [];
const registry = declare('nom');
const digest = statementsDigest(registry, noMore);
const { database, schema } = await openTestDatabase();
const isPrepared = async (wanted = digest) => (await preparedSchemas(database, [schema], wanted)).has(schema);

async function prepare(): Promise<void> {
  await prepareTenant(database, { schema, registry, version: { version: '1.0.0', statements: digest } });
  await markPrepared(database, schema, digest);
}

it('a schema counts as prepared once it is marked, and only for the same statements', async () => {
  expect(await isPrepared()).toBe(false);
  await prepare();
  expect(await isPrepared()).toBe(true);
  expect(await isPrepared(statementsDigest(declare('nom', 'lieu'), noMore))).toBe(false);
  expect(await isPrepared(statementsDigest(registry, () => ['create table if not exists more ()']))).toBe(false);
});

const table = quoted(schema, storedTables(registry)[0]?.name ?? '');
const index = quoted(schema, storedTables(registry)[0]?.indexes[0]?.name ?? '');

it.each([
  ['a column more', `alter table ${table} add column lieu text`],
  ['a column that may be empty', `alter table ${table} alter column nom drop not null`],
  ['a default less', `alter table ${table} alter column _version drop default`],
  ['an index less', `drop index ${index}`],
  ['a table less', `drop table ${quoted(schema, 'change_key')} cascade`],
])('%s: it has to be prepared again, and is prepared after that', async (_, statement) => {
  await prepare();
  await database.pool.query(statement);
  expect(await isPrepared()).toBe(false);
  await database.pool.query(`alter table ${table} drop column if exists lieu`);
  await prepare();
  expect(await isPrepared()).toBe(true);
});
