import { beforeAll, expect, it } from 'vitest';
import { createPool } from '../../server/database/pool';
import { prepareTenant } from '../../server/database/prepareTenant';
import { quoted } from '../../server/database/sql';
import { contentLease } from '../../server/files/contentLease';
import type { WithLock } from '../../server/files/fileStore';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { registry } from '../support/databaseResources';

let test: TestDatabase;
let withLease: WithLock;

beforeAll(async () => {
  test = await openTestDatabase();
  await prepareTenant(test.database, { schema: test.schema, registry });
  withLease = contentLease(test.database, test.schema);
});

const leases = async () =>
  (await test.database.pool.query(`select id from ${quoted(test.schema, 'file_lease')}`)).rows.length;

it('a lease admits one worker per content, and leaves nothing behind, also after a failure', async () => {
  let running = 0;
  const runs = Array.from({ length: 8 }, (_, index) =>
    withLease('same', async () => {
      running += 1;
      expect(running).toBe(1);
      await test.database.pool.query('select 1');
      running -= 1;
      if (index === 3) throw new Error('the store is away');
      return index;
    }),
  );
  const settled = await Promise.allSettled(runs);
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(await leases()).toBe(0);
});

it('a lease holds no connection during the work', async () => {
  const pool = createPool(test.database.url, { connections: 1, wait: 1, statement: 5, idle: 5 });
  try {
    const answered = await contentLease({ pool }, test.schema)('one', async () =>
      contentLease({ pool }, test.schema)('other', async () => (await pool.query('select 7 as seven')).rows),
    );
    expect(answered).toEqual([{ seven: 7 }]);
  } finally {
    await pool.end();
  }
});

it('the lease of a dead process is taken over once it expires', async () => {
  const table = quoted(test.schema, 'file_lease');
  await test.database.pool.query(
    `insert into ${table} (id, holder, until) values ('dead', gen_random_uuid(), now() + interval '300 milliseconds')`,
  );
  const begun = performance.now();
  expect(await withLease('dead', async () => 'mine')).toBe('mine');
  expect(performance.now() - begun).toBeGreaterThan(200);
  expect(await leases()).toBe(0);
});
