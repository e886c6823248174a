import { beforeAll, beforeEach, expect, it } from 'vitest';
import { prepareTenant } from '../../server/database/prepareTenant';
import { quoted } from '../../server/database/sql';
import { createStore, type Store } from '../../server/database/store';
import { tableName } from '../../server/database/tables/names';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { Articles, AUTHOR, registry } from '../support/databaseResources';

// Writers of one resource do not wait for each other's commit, and lists stay exact.

const SEARCH = { search: 'ete', page: 5, pageSize: 300 } as const;

let test: TestDatabase;
const at = (table: string) => quoted(test.schema, table);
const newStore = () => createStore({ database: test.database, schema: test.schema, registry });

type Change = { readonly action: 'create' | 'update' | 'delete'; readonly id?: number; readonly nom?: string };

const write = (store: Store, { nom, ...change }: Change) =>
  store.apply({
    author: AUTHOR,
    origin: 'test',
    changes: [{ ...change, resource: Articles.name, ...(nom !== undefined && { values: { nom } }) }],
  });

/** Bookkeeping of the table's writes, and the actual values. */
async function state() {
  const { rows } = await test.database.pool.query<Record<'counted' | 'there' | 'version' | 'sets' | 'left', number>>(
    `select row_count as counted, version, (select count(*) from ${at(tableName(Articles.name))}) as there,
       (select count(*) from ${at('change_set')}) as sets, (select count(*) from ${at('table_delta')}) as left
     from ${at('table_state')} where resource = $1`,
    [Articles.name],
  );
  return rows[0];
}

/** The ids that a page of the search has to show, in plain SQL. */
async function plainly() {
  const { rows } = await test.database.pool.query<{ id: number }>(
    `select id from ${at(tableName(Articles.name))} where socle.fold(nom) like '%ete%' order by nom, id`,
  );
  const first = (SEARCH.page - 1) * SEARCH.pageSize;
  return { ids: rows.slice(first, first + SEARCH.pageSize).map(({ id }) => id), totalCount: rows.length };
}

async function search(store: Store) {
  const { items, totalCount } = await store.list(Articles, SEARCH);
  return { ids: items.map(({ id }) => id), totalCount };
}

beforeAll(async () => {
  test = await openTestDatabase();
});

beforeEach(async () => {
  await test.database.pool.query(`drop schema if exists ${quoted(test.schema)} cascade`);
  await prepareTenant(test.database, { schema: test.schema, registry });
  const changes = Array.from({ length: 1_500 }, (_, index) => ({
    resource: Articles.name,
    action: 'create' as const,
    values: { nom: `été ${index % 100}` },
  }));
  await newStore().apply({ author: AUTHOR, origin: 'test', changes });
});

it('a write finishes while another one of the same resource is still open, and lists show it', async () => {
  const [writer, reader] = [newStore(), newStore()];
  for (let call = 0; call < 2; call += 1) expect(await search(reader)).toEqual(await plainly());
  const other = await test.database.pool.connect();
  try {
    await other.query('begin');
    await other.query(`select from ${at('table_version')} where resource = $1 for update`, [Articles.name]);
    expect((await write(writer, { action: 'create', nom: 'été 50' })).applied).toBe(true);
    expect((await write(writer, { action: 'delete', id: 1 })).applied).toBe(true);
    expect((await write(writer, { action: 'update', id: 2, nom: 'hiver' })).applied).toBe(true);
    expect(await state()).toEqual({ counted: 1_500, there: 1_500, version: 4, sets: 4, left: 3 });
    expect(await search(reader)).toEqual(await plainly());
    expect((await reader.list(Articles, {})).totalCount).toBe(1_500);
  } finally {
    await other.query('rollback');
    other.release();
  }
  await write(writer, { action: 'update', id: 3, nom: 'été 3' });
  expect(await state()).toEqual({ counted: 1_500, there: 1_500, version: 5, sets: 5, left: 0 });
  expect(await search(reader)).toEqual(await plainly());
});

it('updated ordinals include a write that began before them and ended after', async () => {
  const [writer, reader] = [newStore(), newStore()];
  for (let call = 0; call < 2; call += 1) await search(reader);
  const pool = test.database.pool;
  const slow = await pool.connect();
  try {
    // The first statement of a change set assigns its number, and its transaction's position in the order of starts.
    await slow.query('begin');
    await slow.query(`delete from ${at(tableName(Articles.name))} where id = 700`);
    const { rows } = await slow.query<{ id: number }>(
      `insert into ${at('change_set')} (author_id, author_name, origin) values ('1', 'A', 'test') returning id`,
    );
    await slow.query(
      `insert into ${at('change_row')} (change_set, ordinal, resource, row_id, action, version, before)
       values ($1, 0, $2, 700, 'delete', 1, '{}')`,
      [rows[0]?.id, Articles.name],
    );
    await slow.query(
      `insert into ${at('table_change')} (resource, version, change_set, row_count, first_row) values ($2, -$1::bigint, $1, 1, 0)`,
      [rows[0]?.id, Articles.name],
    );
    await slow.query(`insert into ${at('table_delta')} values ($1, -1, 0, 0)`, [Articles.name]);
    await write(writer, { action: 'create', nom: 'été 0' });
    expect(await search(reader)).toEqual(await plainly());
    await slow.query('commit');
  } finally {
    slow.release();
  }
  expect(await search(reader)).toEqual(await plainly());
});

it('many concurrent writers leave exact totals, and each page shows one moment', async () => {
  const [one, other, reader] = [newStore(), newStore(), newStore()];
  const ROUNDS = 12;
  const WRITERS = 8;
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, async (_, place) => {
    const store = place % 2 === 0 ? one : other;
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = 1 + place * ROUNDS + round;
      // Each set keeps the number of records.
      const changes = [
        { resource: Articles.name, action: 'delete' as const, id },
        { resource: Articles.name, action: 'create' as const, values: { nom: `été ${round}` } },
      ];
      expect((await store.apply({ author: AUTHOR, origin: 'test', changes })).applied).toBe(true);
    }
  });
  const reading = (async () => {
    while (!isOver) {
      const { ids, totalCount } = await search(reader);
      expect([ids.length, new Set(ids).size, totalCount]).toEqual([300, 300, 1_500]);
      expect((await reader.list(Articles, {})).totalCount).toBe(1_500);
    }
  })();
  await Promise.all(writers);
  isOver = true;
  await reading;
  const sets = 1 + WRITERS * ROUNDS;
  expect(await state()).toMatchObject({ counted: 1_500, there: 1_500, version: sets, sets });
  for (const store of [one, other, reader]) expect(await search(store)).toEqual(await plainly());
});
