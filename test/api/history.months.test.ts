import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPartitions, dropMonths, partitionsOf, REST } from '../../server/database/history/months';
import { prepareTenant } from '../../server/database/prepareTenant';
import { quoted } from '../../server/database/sql';
import type { ChangeRowEntry, Listed } from '../../src/resources/changes/changes';
import { createRegistry } from '../../src/resources/registry/registry';
import { withAccess } from '../support/accessResources';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Personnes } from '../support/storageResources';

const registry = createRegistry([Personnes]);
let server: ApiServer;

const at = (table: string) => quoted(server.tenant.schema, table);
const query = <Row extends object>(sql: string) => server.tenant.database.pool.query<Row>(sql);
const rowsIn = async (table: string) =>
  (await query<{ count: number }>(`select count(*) from ${at(table)}`)).rows[0]?.count;
const partitions = async () =>
  (await partitionsOf(server.tenant.database.pool, server.tenant.schema)).map(({ name }) => name);

const create = async (nom: string) =>
  (await server.call('POST', `/api/${Personnes.name}`, { payload: { nom } })).json<{ id: number }>().id;
const update = async (id: number, nom: string) =>
  (await server.call('PUT', `/api/${Personnes.name}/${id}`, { payload: { nom } })).statusCode;
const historyOf = async (id: number) =>
  (await server.call('GET', `/api/history?Collection=${Personnes.name}&Id=${id}`)).json<Listed<ChangeRowEntry>>().items;

/** The first write of a record, or a later one by index; reads further pages if needed. */
async function oldest(id: number, after: number): Promise<ChangeRowEntry | undefined> {
  const page = async (number: number) => {
    const address = `/api/history?Collection=${Personnes.name}&Id=${id}&PageSize=1&PageNumber=${number}`;
    return (await server.call('GET', address)).json<Listed<ChangeRowEntry>>();
  };
  const { totalCount } = await page(1);
  return (await page(totalCount - after)).items[0];
}

async function withClient(work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await server.tenant.database.pool.connect();
  try {
    await work(client);
  } finally {
    client.release(true);
  }
}

/** Recreates the unpartitioned history table of earlier versions, with all rows. */
const ONE_TABLE = () => [
  `alter table ${at('change_row')} rename to change_row_parts`,
  ...['key', 'of', 'deleted'].map((name) => `drop index ${at(`change_row_${name}`)}`),
  `create table ${at('change_row')} (
    change_set bigint not null references ${at('change_set')} on delete cascade, ordinal integer not null,
    resource text not null, row_id bigint not null, parent_id bigint,
    action text not null check (action in ('create', 'update', 'delete')), version integer not null,
    before jsonb, after jsonb, primary key (change_set, ordinal))`,
  `create index change_row_of on ${at('change_row')} (resource, row_id, change_set desc)`,
  `create index change_row_deleted on ${at('change_row')} (resource, change_set desc, ordinal desc) where action = 'delete'`,
  `insert into ${at('change_row')} select change_set, ordinal, resource, row_id, parent_id, action, version, before, after
   from ${at('change_row_parts')}`,
  `drop table ${at('change_row_parts')}`,
];

beforeAll(async () => {
  server = await openApiServer(registry);
});

describe('the history of a tenant', () => {
  it('has partitions for this month and the next two', async () => {
    expect(await partitions()).toHaveLength(3);
    await create('Ada');
    expect(await rowsIn(REST)).toBe(0);
  });

  it('is split into partitions from one table, during concurrent writes', async () => {
    const id = await create('Ada');
    await update(id, 'Bea');
    for (const statement of ONE_TABLE()) await query(statement);
    const before = await rowsIn('change_row');
    let isPrepared = false;
    let written = 0;
    const writer = async () => {
      while (!isPrepared) {
        expect(await update(id, `Cleo ${written}`)).toBe(200);
        written += 1;
      }
    };
    const prepared = prepareTenant(server.tenant.database, {
      schema: server.tenant.schema,
      registry: withAccess(registry),
    }).then(() => {
      isPrepared = true;
    });
    await Promise.all([prepared, writer()]);
    expect(written).toBeGreaterThan(0);
    expect(await rowsIn('change_row')).toBe((before ?? 0) + written);
    expect(await partitions()).toEqual(['change_row_before', expect.stringMatching(/^change_row_\d{4}_\d\d$/)]);
    expect(await oldest(id, 0)).toMatchObject({ action: 'create', after: { nom: 'Ada' } });
    expect(await oldest(id, 1)).toMatchObject({ before: { nom: 'Ada' }, after: { nom: 'Bea' } });
  });

  it("moves rows of the default partition into a month's own, and drops expired partitions", async () => {
    const id = await create('Ada');
    await query(
      `update ${at('change_row')} set at = '2131-05-20' where row_id = ${id} and resource = '${Personnes.name}'`,
    );
    expect(await rowsIn(REST)).toBe(1);
    await withClient((client) => addPartitions(client, server.tenant.schema, new Date('2131-05-10')));
    expect(await rowsIn(REST)).toBe(0);
    expect(await rowsIn('change_row_2131_05')).toBe(1);
    expect(await historyOf(id)).toHaveLength(1);
    await withClient((client) => dropMonths(client, server.tenant.schema, new Date('2131-06-30')));
    expect(await partitions()).toEqual(['change_row_2131_06', 'change_row_2131_07']);
    expect(await historyOf(id)).toEqual([]);
  });

  it('accepts writes for months without a partition', async () => {
    const id = await create('Ada');
    expect(await historyOf(id)).toHaveLength(1);
    expect(await rowsIn(REST)).toBe(1);
  });
});
