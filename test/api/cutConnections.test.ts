import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { createRegistry } from '../../src/resources/registry/registry';
import type { Problem } from '../../src/resources/protocol/problem';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Articles, Rayons } from '../support/databaseResources';

// Requests while their connections to PostgreSQL are cut, as by a restart or an administrator.

const CALLERS = 6;
const CUTS = 8;

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles]));
});

it('requests get 503 and no 500 while connections are cut, continue at once, and lose nothing', async () => {
  const admin = new pg.Client({ connectionString: server.tenant.database.url });
  await admin.connect();
  const statuses = new Map<number, number>();
  const done = Array.from({ length: CALLERS }, () => 0);
  let isOver = false;
  const create = async (caller: number): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      const response = await server.call('POST', '/api/Articles', { payload: { nom: `Article ${caller} ${number}` } });
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      if (response.statusCode === 503) expect(response.json<Problem>().type).toMatch(/unavailable$/);
      else done[caller] = (done[caller] ?? 0) + 1;
    }
  };
  const callers = done.map((_, caller) => create(caller));
  for (let cut = 0; cut < CUTS; cut += 1) {
    const before = [...done];
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // Waits until every client has received another success before the next cut.
    await expect
      .poll(() => done.every((count, caller) => count > (before[caller] ?? 0)), { timeout: 20_000 })
      .toBe(true);
  }
  isOver = true;
  await Promise.all(callers);
  await admin.end();
  expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(statuses.get(503)).toBeGreaterThan(0);
  const stored = (await server.call('GET', '/api/Articles?PageSize=1')).json<{ totalCount: number }>().totalCount;
  // Confirmed writes are stored; a write cut at its commit may or may not be.
  expect(stored).toBeGreaterThanOrEqual(statuses.get(201) ?? 0);
  expect(stored).toBeLessThanOrEqual([...statuses.values()].reduce((sum, count) => sum + count, 0));
});
