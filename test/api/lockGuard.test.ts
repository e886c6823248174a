import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/database/transaction';
import type { ChangeReport } from '../../src/resources/changes/changes';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { reported } from '../support/changeSetCalls';
import { Articles, Rayons } from '../support/databaseResources';

const ROWS = 1_500;

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles]), {}, { connections: 2 });
});

describe('code in a transaction', () => {
  it('cannot take a second connection from the pool; work that outlives it runs afterwards', async () => {
    const { pool } = server.tenant.database;
    const ask = () => pool.query('select 1');
    await expect(inTransaction(pool, ask)).rejects.toThrow('asks the pool for another connection');
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let later: Promise<unknown> = Promise.resolve();
    await inTransaction(pool, async () => {
      later = ended.then(ask);
    });
    end();
    await later;
  });

  it('reverts a large set while others update its records, with two connections in total', async () => {
    const { rows, id = 0 } = await reported(
      server,
      Array.from({ length: ROWS }, (_, index) => ({
        collection: 'Articles',
        action: 'create' as const,
        values: { nom: `Article ${index}` },
      })),
    );
    const ids = rows.map((row) => row.id ?? 0);
    const update = (caller: number) =>
      server.call('PUT', `/api/Articles/${ids[caller * 100]}`, { payload: { nom: `Changé ${caller}` } });
    const [reverted, ...updated] = await Promise.all([
      server.call('POST', `/api/changeSets/${id}/revert`, { payload: { mode: 'good' } }),
      ...Array.from({ length: 10 }, (_, caller) => update(caller)),
    ]);
    expect(reverted.statusCode, reverted.body.slice(0, 300)).toBe(200);
    expect(reverted.json<ChangeReport>().rows).toHaveLength(ROWS);
    for (const response of updated) expect([200, 404]).toContain(response.statusCode);
  });
});
