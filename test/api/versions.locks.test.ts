import type pg from 'pg';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { quoted } from '../../server/database/sql';
import { defineResource } from '../../src/resources/defineResource';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';
import { label, openVersions } from '../support/schemaVersions';

const versions = await openVersions();
const { prepare, database } = versions;

const NAMES = ['Premiers', 'Seconds'];

const declare = (...fields: readonly string[]) =>
  createRegistry(
    NAMES.map((name) =>
      defineResource({
        name,
        label: { one: label, many: label },
        rights: 'MACHINES',
        fields: Object.fromEntries(fields.map((field) => [field, text({ label })])),
        representation: 'nom',
        list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
      }),
    ),
  );

const insertInto = (name = '') => `insert into ${quoted(versions.schema(), `r_${name}`)} (nom) values ('A')`;

/** Runs `work` in a request's transaction that stays open while the next version starts. */
async function whileStarting(first: string, work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(first);
    const started = prepare(declare('nom', 'lieu'));
    // By now the migration waits for a lock of this transaction.
    await setTimeout(300);
    await work(client);
    await client.query('commit');
    await started;
  } finally {
    client.release(true);
  }
}

beforeEach(async () => {
  versions.begin();
  await prepare(declare('nom'));
});

describe('a request while the next version starts', () => {
  it.each([NAMES, NAMES.toReversed()])(
    'that writes two migrated tables, %s and then %s, does not deadlock',
    async (first, second) => {
      await whileStarting(insertInto(first), (client) => client.query(insertInto(second)));
    },
  );

  it.each([
    ['a table that gets a column', () => quoted(versions.schema(), 'r_Premiers')],
    ['a table of the program', () => quoted(versions.schema(), 'change_set')],
  ])('does not wait long for one that reads %s', async (_, table) => {
    await whileStarting(`select 1 from ${table()}`, async () => {
      const query = `begin; set local statement_timeout = 2000; select 1 from ${table()}; commit`;
      await expect(database.pool.query(query)).resolves.toBeDefined();
    });
  });
});
