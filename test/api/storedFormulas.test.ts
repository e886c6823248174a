import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { contractSchema } from '../../server/database/contractSchema';
import { describeMigration, migrateSchema } from '../../server/database/migrateSchema';
import { prepareTenant } from '../../server/database/prepareTenant';
import { quoted } from '../../server/database/sql';
import { createStore, type Store } from '../../server/database/store';
import { takeBackEmpty } from '../../server/database/takeBackEmpty';
import { storedTables } from '../../server/database/tables/table';
import { tableName } from '../../server/database/tables/names';
import { statementsDigest } from '../../server/database/preparedSchemas';
import { applyRows } from '../../server/seed/applyRows';
import { date } from '../../src/resources/fields/date/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { money } from '../../src/resources/fields/money/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Formula } from '../../src/resources/language/formula';
import { Appareils, Controles, Modeles, STORED_FORMULAS, storedDevices } from '../support/computedResources';
import { openTestDatabase } from '../support/database';
import { AUTHOR } from '../support/databaseResources';

const test = await openTestDatabase();
const { pool } = test.database;
let schema: string;

beforeEach(() => {
  schema = `${test.schema}_${randomUUID().slice(0, 8)}`;
  return () => pool.query(`drop schema if exists ${quoted(schema)} cascade`);
});

const open = async (registry = storedDevices()): Promise<Store> => {
  await prepareTenant(test.database, { schema, registry });
  return createStore({ database: test.database, schema, registry });
};

const at = (name: string): string => quoted(schema, tableName(name));
const [DEVICES, CHECKS, MODELS] = [Appareils.name, Controles.name, Modeles.name];

const columns = async (fields: readonly string[] = STORED_FORMULAS) =>
  (await pool.query(`select ${fields.map((name) => quoted(name)).join(', ')} from ${at(DEVICES)} order by id`)).rows;

const create = (store: Store, resource: string, values: object, parents?: Record<string, number>) =>
  applyRows({ store } as Parameters<typeof applyRows>[0], resource, [{ ...values }], parents);

describe('a stored formula', () => {
  it('is correct after writes of the record, of nested and of referenced records, also in plain SQL', async () => {
    const store = await open();
    const [modeleId = 0] = await create(store, MODELS, { nom: 'M', garantie: 2 });
    const [first = 0] = await create(store, DEVICES, { nom: 'A', achat: '2024-02-29', places: 3, prix: 5, modeleId });
    const [second = 0] = await create(store, DEVICES, { nom: 'B', places: 9 });
    await create(store, CHECKS, { le: '2026-01-01', cout: 1.5, conforme: true }, { appareilId: first });
    await create(store, CHECKS, { le: '2026-02-01', cout: 2, conforme: false }, { appareilId: first });
    const started = { garantie: '2026-02-28', restantes: 1, depense: 8.5, conforme: false };
    const other = { garantie: null, restantes: 9, depense: 0, conforme: null };
    expect(await columns()).toEqual([started, other]);
    await pool.query(`update ${at(CHECKS)} set _parent = ${second} where cout = 2`);
    await pool.query(`update ${at(MODELS)} set garantie = 4`);
    await pool.query(`update ${at(DEVICES)} set restantes = 77, prix = prix + 1 where id = ${first}`);
    expect(await columns()).toEqual([
      { garantie: '2028-02-29', restantes: 2, depense: 7.5, conforme: true },
      { ...other, restantes: 8, depense: 2, conforme: false },
    ]);
    await pool.query(`truncate ${at(CHECKS)}`);
    expect(await columns(['restantes', 'conforme'])).toEqual([
      { restantes: 3, conforme: null },
      { restantes: 9, conforme: null },
    ]);
  });

  it("does not count as a change: version and history remain those of people's writes", async () => {
    const store = await open();
    const [id = 0] = await create(store, DEVICES, { nom: 'A', places: 3 });
    const [check = 0] = await create(store, CHECKS, { cout: 1 }, { appareilId: id });
    const { rows } = await pool.query(
      `select resource, before, after from ${quoted(schema, 'change_row')} order by at, ordinal`,
    );
    expect(rows.map(({ resource }) => resource)).toEqual([DEVICES, CHECKS]);
    expect(Object.keys(rows[0].after)).not.toContain('restantes');
    expect(await store.get(Appareils, id)).toMatchObject({ version: 1, values: { restantes: 2 } });
    const deletion = await store.apply({
      author: AUTHOR,
      origin: 'test',
      changes: [{ resource: CHECKS, action: 'delete', id: check, parents: { appareilId: id } }],
    });
    expect(await columns(['restantes'])).toEqual([{ restantes: 3 }]);
    const readables = [Appareils, Controles].map((one) => ({ schema: one }));
    const nothing = () => undefined;
    const undo = { author: AUTHOR, isPreview: false, readables, policy: nothing, take: nothing, begin: nothing };
    await store.history.revert({ ...undo, id: deletion.id ?? 0 });
    expect(await columns(['restantes'])).toEqual([{ restantes: 2 }]);
  });

  it('includes what concurrent writers add', async () => {
    const store = await open();
    const [id = 0] = await create(store, DEVICES, { nom: 'A', places: 100 });
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 3 === 0
          ? store.apply({
              author: AUTHOR,
              origin: 'test',
              changes: [{ resource: DEVICES, action: 'update', id, values: { marque: `${index}` } }],
            })
          : create(store, CHECKS, { cout: 1 }, { appareilId: id }),
      ),
    );
    expect(await columns(['restantes', 'depense'])).toEqual([{ restantes: 92, depense: 8 }]);
  });

  it('waits for a concurrent change of a record that it begins to reference', async () => {
    const store = await open();
    const [modeleId = 0] = await create(store, MODELS, { nom: 'M', garantie: 1 });
    await whileOpen(async (client) => {
      await client.query(`update ${at(MODELS)} set garantie = 2`);
      const made = create(store, DEVICES, { nom: 'A', achat: '2020-01-01', modeleId });
      await expectWaiting(client);
      await client.query('commit');
      await made;
    });
    expect(await columns(['garantie'])).toEqual([{ garantie: '2022-01-01' }]);
  });

  it('refuses writes of other records in transactions with an old snapshot', async () => {
    const store = await open();
    const [id = 0] = await create(store, DEVICES, { nom: 'A' });
    const write = `insert into ${at(CHECKS)} (_parent) values (${id})`;
    await expect(whileOpen((client) => client.query(write), 'isolation level repeatable read')).rejects.toThrow(
      'in the isolation level read committed alone',
    );
  });

  it('is sorted, filtered and shown like any other field', async () => {
    const store = await open();
    for (const [nom, places] of [
      ['A', 5],
      ['B', 3],
      ['C', 4],
    ] as const)
      await create(store, DEVICES, { nom, places });
    const names = async (query: object) =>
      (await store.list(Appareils, { page: 1, pageSize: 9, ...query })).items.map(({ values }) => values['nom']);
    expect(await names({ orderBy: 'restantes' })).toEqual(['B', 'C', 'A']);
    expect(await names({ filter: { field: 'restantes', operator: 'greaterOrEqual', value: 4 } })).toEqual(['A', 'C']);
    const [first] = (await store.list(Appareils, { orderBy: 'restantes' })).items;
    await create(store, CHECKS, {}, { appareilId: first?.id ?? 0 });
    await create(store, CHECKS, {}, { appareilId: (first?.id ?? 0) + 1 });
    await create(store, CHECKS, {}, { appareilId: (first?.id ?? 0) + 1 });
    expect(await names({ orderBy: 'restantes' })).toEqual(['B', 'C', 'A']);
    expect(await names({ orderBy: 'restantes', descending: true })).toEqual(['A', 'C', 'B']);
  });
});

describe('the tables of stored formulas', () => {
  it('have an index if the list shows the field, for texts only up to a known length', () => {
    const reading = (name: string, formula: Formula) => ({ [name]: text({ label: Appareils.label.one, formula }) });
    const registry = storedDevices(['restantes', 'designation', 'modele'], {
      ...reading('modele', { reference: 'modeleId', of: { field: 'nom' } }),
      ...reading('long', { join: Array.from({ length: 4 }, () => ({ field: 'nom' })) }),
    });
    const found = storedTables(registry).find(({ stored }) => stored === DEVICES)?.indexes ?? [];
    const definitions = found.map(({ definition }) => definition);
    expect(definitions).toEqual(
      expect.arrayContaining(['("restantes", id)', '("restantes" desc nulls last, id desc)', '("designation", id)']),
    );
    expect(definitions.filter((one) => /modele"|long/.test(one))).toEqual([]);
  });

  const triggers = async () =>
    (
      await pool.query(
        `select tgname from pg_trigger t join pg_class c on c.oid = tgrelid
      where relnamespace = $1::regnamespace and not tgisinternal`,
        [schema],
      )
    ).rowCount;

  it('are filled for a new or changed formula, and left alone the second time', async () => {
    const store = await open(storedDevices([]));
    const [id = 0] = await create(store, DEVICES, { nom: 'A', places: 3 });
    await create(store, CHECKS, { cout: 1 }, { appareilId: id });
    await open();
    expect(await columns(['restantes', 'depense'])).toEqual([{ restantes: 2, depense: 1 }]);
    const oids = async () =>
      (await pool.query(`select oid from pg_proc where pronamespace = $1::regnamespace order by 1`, [schema])).rows;
    const before = await oids();
    await open();
    expect(await oids()).toEqual(before);
    const twice = integer({
      label: Appareils.label.one,
      formula: { multiply: [{ below: CHECKS, take: 'count' }, { value: 10 }] },
    });
    await open(storedDevices(STORED_FORMULAS, { restantes: twice }));
    await create(await open(storedDevices(STORED_FORMULAS, { restantes: twice })), CHECKS, {}, { appareilId: id });
    expect(await columns(['restantes', 'depense'])).toEqual([{ restantes: 20, depense: 1 }]);
    await open(
      storedDevices(STORED_FORMULAS, {
        restantes: { ...money({ label: Appareils.label.one }), formula: twice.formula, readOnly: true },
      }),
    );
    expect(await columns(['restantes'])).toEqual([{ restantes: 20 }]);
  });

  it('are corrected if a trigger was dropped', async () => {
    const store = await open();
    const [id = 0] = await create(store, DEVICES, { nom: 'A', places: 3 });
    await pool.query(`alter table ${at(CHECKS)} disable trigger user`);
    await create(store, CHECKS, {}, { appareilId: id });
    expect(await columns(['restantes'])).toEqual([{ restantes: 3 }]);
    await open();
    expect(await columns(['restantes'])).toEqual([{ restantes: 2 }]);
    await create(store, CHECKS, {}, { appareilId: id });
    expect(await columns(['restantes'])).toEqual([{ restantes: 1 }]);
  });

  it('have one trigger for their own writes and one per kind of related write, whatever they compute', async () => {
    await open(storedDevices(['restantes', 'depense', 'conforme']));
    expect(await triggers()).toBe(5);
    await open();
    expect(await triggers()).toBe(7);
  });

  it('replace the former functions per formula, and keep those that another version needs', async () => {
    const [id = 0] = await create(await open(), DEVICES, { nom: 'A', places: 3 });
    await pool.query(`drop function ${quoted(schema, `formulas_${tableName(DEVICES)}`)} cascade`);
    for (const field of ['restantes', 'depense']) {
      const former = quoted(schema, `formula_${tableName(DEVICES)}_${field}`);
      await pool.query(`create function ${former}() returns trigger language plpgsql as
        'begin new.${field} := 70; return new; end';
        create trigger ${field} before update on ${at(DEVICES)} for each row execute function ${former}();
        comment on column ${at(DEVICES)}.${field} is 'formula 0123456789abcdef'`);
    }
    const registry = storedDevices(['restantes']);
    const store = await open(registry);
    await pool.query(`update ${at(DEVICES)} set places = 9`);
    await create(store, CHECKS, { cout: 1 }, { appareilId: id });
    expect(await columns(['restantes', 'depense'])).toEqual([{ restantes: 8, depense: 70 }]);
    await takeBackEmpty(test.database, [schema], registry);
    await expect(columns(['depense'])).rejects.toThrow('does not exist');
    expect(await triggers()).toBe(5);
  });

  it('permit the migration of a source field to another kind, and follow it afterwards', async () => {
    await create(await open(), DEVICES, { nom: 'A', places: 3 });
    const registry = storedDevices(STORED_FORMULAS, { places: money({ label: Appareils.label.one }) });
    await migrateSchema(test.database, { schema, registry });
    const store = await open(registry);
    expect(await columns(['restantes'])).toEqual([{ restantes: 3 }]);
    await create(store, CHECKS, {}, { appareilId: 1 });
    expect(await columns(['restantes'])).toEqual([{ restantes: 2 }]);
  });

  it('keep the value correct for the former version, until the contract step removes the column', async () => {
    const former = await open();
    const [id = 0] = await create(former, DEVICES, { nom: 'A', places: 3 });
    const registry = storedDevices([]);
    const store = await open(registry);
    await create(store, CHECKS, {}, { appareilId: id });
    expect((await former.get(Appareils, id))?.values['restantes']).toBe(2);
    expect((await store.get(Appareils, id))?.values['restantes']).toBe(2);
    expect(await describeMigration(test.database, { schema, registry })).toEqual([]);
    const version = { version: '1.0.0', statements: statementsDigest(registry, () => []) };
    await prepareTenant(test.database, { schema, registry, version });
    await contractSchema(test.database, { schema, registry, version });
    expect(await triggers()).toBe(0);
    await expect(columns()).rejects.toThrow('does not exist');
    await create(store, CHECKS, {}, { appareilId: id });
    expect((await store.get(Appareils, id))?.values['restantes']).toBe(1);
  });

  it('lose the column at once if no other version serves, and stop following if it becomes a plain field', async () => {
    const [id = 0] = await create(await open(), DEVICES, { nom: 'A', places: 3 });
    await takeBackEmpty(test.database, [schema], storedDevices(['restantes']));
    await expect(columns(['depense'])).rejects.toThrow('does not exist');
    expect(await columns(['restantes'])).toEqual([{ restantes: 3 }]);
    const store = await open(storedDevices([], { restantes: integer({ label: Appareils.label.one }) }));
    await create(store, CHECKS, {}, { appareilId: id });
    await pool.query(`update ${at(DEVICES)} set restantes = 50, places = 1`);
    expect(await columns(['restantes'])).toEqual([{ restantes: 50 }]);
  });

  it("keep people's values: a field that becomes computed needs a migration", async () => {
    const written = storedDevices([], { garantie: date({ label: Appareils.label.one }) });
    await create(await open(written), DEVICES, { nom: 'A', garantie: '2026-01-01' });
    await expect(open()).rejects.toMatchObject({
      refusals: [{ statements: [expect.stringContaining('drop column')] }],
    });
    const [done] = await migrateSchema(test.database, { schema, registry: storedDevices() });
    expect(done).toMatchObject({ column: 'garantie', values: 1, backup: expect.any(Number) });
    await open();
    expect(await columns(['garantie'])).toEqual([{ garantie: null }]);
  });
});

/** Runs `work` in a transaction that is rolled back afterwards. */
async function whileOpen<Result>(work: (client: pg.PoolClient) => Promise<Result>, mode = ''): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(`begin ${mode}`);
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Waits until another connection waits for a lock of this one. */
const expectWaiting = (client: pg.PoolClient) =>
  expect
    .poll(async () => (await client.query('select 1 from pg_locks where not granted')).rowCount, { timeout: 15_000 })
    .toBeGreaterThan(0);
