import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrateSchema } from '../../server/database/migrateSchema';
import { forgetBackup, listBackups, restoreBackup } from '../../server/database/columnBackups';
import { whileMigrating } from '../../server/database/migration/lock';
import { quoted } from '../../server/database/sql';
import { createStore } from '../../server/database/store';
import { prepareTables } from '../../server/prepareTables';
import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { decimal } from '../../src/resources/fields/decimal/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry, type Registry } from '../../src/resources/registry/registry';
import { AUTHOR } from '../support/databaseResources';
import { declareMachines, label, NOM, openVersions } from '../support/schemaVersions';

const { database } = await openVersions();
let tenants: readonly { readonly schema: string }[] = [];

/** Accounts reference users, whatever else is declared. */
const USERS = defineResource({
  name: 'Utilisateurs',
  label: { one: label, many: label },
  rights: 'UTILISATEURS',
  fields: { nom: NOM, email: text({ label }) },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
});

const declare = (...given: Parameters<typeof declareMachines>) =>
  createRegistry([...declareMachines(...given).schemas, USERS]);

const FORMER = declare({ nom: NOM });
const WITH_PRICE = declare({ nom: NOM, prix: decimal({ label }) }, ['nom', 'prix']);
const WITH_TEXT = declare({ nom: NOM, prix: text({ label }) }, ['nom', 'prix']);

const start = (registry: Registry) => prepareTables(tenants, database, registry, { isAlone: true });
const first = () => tenants[0]?.schema ?? '';
const second = () => tenants[1]?.schema ?? '';

async function create(schema: string, registry: Registry, values: Record<string, unknown>) {
  const changes = [{ resource: 'Machines', action: 'create' as const, values }];
  const made = await createStore({ database, schema, registry }).apply({ author: AUTHOR, origin: 'test', changes });
  expect(made.applied).toBe(true);
}

async function columns(schema: string, table = 'r_Machines'): Promise<Readonly<Record<string, string>>> {
  const { rows } = await database.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = $1 and table_name = $2 and column_name !~ '^_' and column_name <> 'id'`,
    [schema, table],
  );
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
}

const prices = async (schema: string) =>
  (await database.pool.query(`select nom, prix from ${quoted(schema, 'r_Machines')} order by nom`)).rows as unknown[];

beforeEach(() => {
  tenants = ['a', 'b'].map((name) => ({ schema: `${name}_${randomUUID().slice(0, 8)}` }));
});

describe('removed declarations with one serving version', () => {
  it('drop a field without values, also a required one with its initial value, and its search', async () => {
    await start(FORMER);
    await create(first(), FORMER, { nom: 'A' });
    await start(
      declare({ nom: NOM, prix: decimal({ label }), neuf: boolean({ label, required: true, initial: false }) }, [
        'nom',
        'prix',
      ]),
    );
    await create(second(), FORMER, { nom: 'B' });
    await start(FORMER);
    for (const { schema } of tenants) expect(await columns(schema)).toEqual({ nom: 'text' });
    const { items } = await createStore({ database, schema: second(), registry: FORMER }).list(FORMER.get('Machines'), {
      search: 'b',
    });
    expect(items).toHaveLength(1);
  });

  it('keep it for all tenants if one of them has a value', async () => {
    await start(WITH_PRICE);
    await create(second(), WITH_PRICE, { nom: 'A', prix: 3 });
    await start(FORMER);
    for (const { schema } of tenants) expect(await columns(schema)).toEqual({ nom: 'text', prix: 'numeric' });
  });

  it('change the type of an empty field, and drop a unique index', async () => {
    await start(WITH_PRICE);
    await create(first(), WITH_PRICE, { nom: 'A' });
    await start(declare({ nom: text({ label, required: true, unique: true }), prix: decimal({ label }) }));
    await start(WITH_TEXT);
    for (const { schema } of tenants) expect(await columns(schema)).toEqual({ nom: 'text', prix: 'text' });
    await create(first(), WITH_TEXT, { nom: 'A', prix: 'cher' });
  });

  it('drop the table of a resource without records', async () => {
    const both = createRegistry([...FORMER.schemas, { ...USERS, name: 'Outils', path: '/outils' }]);
    await start(both);
    expect(await columns(first(), 'r_Outils')).toEqual({ nom: 'text', email: 'text' });
    await start(FORMER);
    expect(await columns(first(), 'r_Outils')).toEqual({});
  });

  it('are not blocked by the remains of a contract step or a later start', async () => {
    await start(FORMER);
    await start(WITH_PRICE);
    await database.pool.query(
      `update socle.schema_version set retired_at = now() where schema = $1
       and number = (select min(number) from socle.schema_version where schema = $1)`,
      [first()],
    );
    await start(FORMER);
    expect(await columns(first())).toEqual({ nom: 'text' });
  });

  it('change nothing while other versions serve', async () => {
    await start(WITH_PRICE);
    await prepareTables(tenants, database, FORMER);
    expect(await columns(first())).toEqual({ nom: 'text', prix: 'numeric' });
  });
});

describe('a change that would lose values', () => {
  const WITH_NUMBER = declare({ nom: NOM, prix: integer({ label }) });
  const migrate = (schema: string, registry: Registry) => migrateSchema(database, { schema, registry });

  beforeEach(async () => {
    await start(WITH_TEXT);
    for (const { schema } of tenants)
      for (const [nom, prix] of [
        ['A', '12.00'],
        ['B', 'cher'],
        ['C', null],
      ])
        await create(schema, WITH_TEXT, { nom, prix });
  });

  it('is refused with the name of every tenant, and the command to apply it', async () => {
    await expect(start(WITH_NUMBER)).rejects.toThrow(
      new RegExp(`tables of ${first()}, ${second()} need a migration .*npm run schema:migrate.*`),
    );
  });

  it('is applied to readable values, and restored from the backup', async () => {
    const [done] = await migrate(first(), WITH_NUMBER);
    expect(done).toMatchObject({
      table: 'r_Machines',
      column: 'prix',
      from: 'text',
      to: 'integer',
      values: 2,
      kept: 1,
    });
    await migrate(second(), WITH_NUMBER);
    await start(WITH_NUMBER);
    expect(await prices(first())).toEqual([
      { nom: 'A', prix: 12 },
      { nom: 'B', prix: null },
      { nom: 'C', prix: null },
    ]);

    for (const { schema } of tenants) await migrate(schema, WITH_TEXT);
    await start(WITH_TEXT);
    const restored = await whileMigrating(database.pool, (client) => restoreBackup(client, done?.backup ?? 0));
    expect(restored).toBe(2);
    expect(await prices(first())).toEqual([
      { nom: 'A', prix: '12.00' },
      { nom: 'B', prix: 'cher' },
      { nom: 'C', prix: null },
    ]);
  });

  it('drops a removed field, and its backup waits until the field exists again', async () => {
    const [done] = await migrate(first(), FORMER);
    expect(done).toMatchObject({ column: 'prix', values: 2, kept: 0 });
    expect(await columns(first())).toEqual({ nom: 'text' });
    const restore = () => whileMigrating(database.pool, (client) => restoreBackup(client, done?.backup ?? 0));
    await expect(restore()).rejects.toThrow(/no column 'prix'/);
    await start(WITH_TEXT);
    expect(await restore()).toBe(2);
    expect(await forgetBackup(database.pool, done?.backup ?? 0)).toBe(true);
    expect((await listBackups(database.pool)).map(({ id }) => id)).not.toContain(done?.backup);
  });
});
