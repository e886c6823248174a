import { beforeAll, expect, it } from 'vitest';
import { identifier, sql, toQuery } from '../../server/database/sql';
import { tableName } from '../../server/database/tables/names';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Articles, Lots, Rayons } from '../support/databaseResources';

const CONNECTIONS = 4;

let server: ApiServer;
let id: number;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles, Lots]), {}, { connections: CONNECTIONS });
  const made = await server.call('POST', '/api/Articles', { payload: { nom: 'Article' } });
  id = made.json<{ readonly id: number }>().id;
});

it('writers waiting for a record leave connections for other readers and writers', async () => {
  const { pool } = server.tenant.database;
  const holder = await pool.connect();
  await holder.query('begin');
  const table = sql`${identifier(server.tenant.schema, tableName(Articles.name))}`;
  await holder.query(toQuery(sql`select 1 from ${table} where id = ${id} for update`));
  let written = 0;
  const writers = Array.from({ length: 3 * CONNECTIONS }, async (_, index) => {
    const answer = await server.call('PUT', `/api/Articles/${id}`, { payload: { ordre: index } });
    written += 1;
    return answer.statusCode;
  });
  const other = await server.call('POST', '/api/Articles', { payload: { nom: 'Autre' } });
  const page = await server.call('GET', '/api/Articles');
  expect([other.statusCode, page.statusCode]).toEqual([201, 200]);
  expect(written).toBe(0);
  await holder.query('commit');
  holder.release();
  expect(await Promise.all(writers)).toEqual(writers.map(() => 200));
});
