import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { toQuery } from '../../server/database/sql';
import { tableAt } from '../../server/database/tables/tableAt';
import type { ChangeReport } from '../../src/resources/changes/changes';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Articles, Rayons } from '../support/databaseResources';

// Change sets lock their records in one order, so that they cannot deadlock.

let server: ApiServer;
let articles: readonly number[];

const apply = async (changes: readonly object[]) => {
  const response = await server.call('POST', '/api/changeSets', { payload: { changes } });
  return { status: response.statusCode, report: response.json<ChangeReport>() };
};

const update = (id: number, note: string) => ({ collection: 'Articles', action: 'update', id, values: { note } });

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles]));
  const names = Array.from({ length: 1_500 }, (_, index) => `Article ${index}`);
  const created = names.map((nom) => ({ collection: 'Articles', action: 'create', values: { nom } }));
  const { report } = await apply(created);
  articles = report.rows.flatMap(({ id }) => id ?? []).sort((one, other) => one - other);
  expect(articles).toHaveLength(names.length);
});

it('a change set locks its records by id, whatever its order and number of statements', async () => {
  const [first = 0] = articles;
  const last = articles.at(-1) ?? 0;
  const client = new pg.Client({ connectionString: server.tenant.database.url });
  await client.connect();
  const { text: table } = toQuery(tableAt(server.tenant, Articles));
  await client.query('begin');
  await client.query(`select from ${table} where id = $1 for no key update`, [first]);
  // Reversed: the record locked first is written last.
  const running = apply(articles.toReversed().map((id) => update(id, 'à rebours')));
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await client.query(waiting)).rows[0]).toEqual({ waiting: 1 });
  await client.query(`select from ${table} where id = $1 for no key update nowait`, [last]);
  await client.query('commit');
  await client.end();
  expect(await running).toMatchObject({ status: 200, report: { applied: true } });
});

it('overlapping change sets in different orders all finish', async () => {
  const sets = [articles, articles.toReversed(), articles.slice(700), articles.slice(0, 800).toReversed()];
  const answers = await Promise.all(sets.map((ids, index) => apply(ids.map((id) => update(id, `fois ${index}`)))));
  expect(answers.map(({ status, report }) => [status, report.applied])).toEqual(sets.map(() => [200, true]));
});
