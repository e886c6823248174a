import { beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { defineResource } from '../../src/resources/defineResource';
import { decimal } from '../../src/resources/fields/decimal/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry, type Registry } from '../../src/resources/registry/registry';
import type { Fields } from '../../src/resources/language/resourceSchema';
import { prepareTenant } from '../../server/database/prepareTenant';
import { createStore } from '../../server/database/store';
import { quoted } from '../../server/database/sql';
import { openTestDatabase } from '../support/database';
import { AUTHOR } from '../support/databaseResources';
import { declareMachines, label, NOM } from '../support/schemaVersions';

const test = await openTestDatabase();
let schema: string;

const prepare = (registry: Registry, extraTables: readonly string[] = []) =>
  prepareTenant(test.database, { schema, registry, extraTables });

async function store(registry: Registry, values: Record<string, unknown>) {
  const made = createStore({ database: test.database, schema, registry });
  const result = await made.apply({
    author: AUTHOR,
    origin: 'test',
    changes: [{ resource: 'Machines', action: 'create', values }],
  });
  expect(result.applied).toBe(true);
  return made;
}

beforeEach(() => {
  schema = `${test.schema}_${randomUUID().slice(0, 8)}`;
  return () => test.database.pool.query(`drop schema if exists ${quoted(schema)} cascade`);
});

describe('additive changes', () => {
  it('are applied automatically: a field, a required one with its initial value, a relaxed one, another search', async () => {
    const before = declareMachines({ nom: NOM });
    await prepare(before);
    await store(before, { nom: 'Tour' });
    const after = declareMachines(
      {
        nom: text({ label }),
        lieu: text({ label }),
        rang: integer({ label, required: true, initial: 7 }),
      },
      ['nom', 'lieu'],
    );
    await prepare(after);
    const made = await store(after, { lieu: 'Atelier' });
    const { items } = await made.list(after.get('Machines'), { orderBy: 'id' });
    expect(items.map(({ values }) => values)).toEqual([
      { nom: 'Tour', lieu: null, rang: 7 },
      { nom: null, lieu: 'Atelier', rang: 7 },
    ]);
    expect((await made.list(after.get('Machines'), { search: 'ATELIER' })).totalCount).toBe(1);
    expect((await made.list(after.get('Machines'), {})).totalCount).toBe(2);
  });

  it('do nothing the second time', async () => {
    const registry = declareMachines({ nom: NOM });
    await prepare(registry);
    const state = () =>
      test.database.pool.query(
        `select c.oid, c.relfilenode, c.relname
         from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 order by 1`,
        [schema],
      );
    const first = (await state()).rows;
    await prepare(registry);
    expect((await state()).rows).toEqual(first);
  });

  it('are applied once by concurrent processes, with the tables of others', async () => {
    const registry = declareMachines({ nom: NOM });
    const extra = ['create table if not exists account (id bigint primary key)'];
    await Promise.all(Array.from({ length: 4 }, () => prepare(registry, extra)));
    const { rows } = await test.database.pool.query(`select count(*) as count from ${quoted(schema, 'account')}`);
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('changes that the data do not permit', () => {
  it.each<[string, Fields, RegExp]>([
    ['another type', { nom: NOM, prix: text({ label }) }, /alter column "prix" type text .* using "prix"::text/],
    [
      'a field that becomes unique but is not',
      { nom: text({ label, required: true, unique: true }), prix: decimal({ label }) },
      /share nom/,
    ],
  ])('%s: refused with the migration to write, and nothing has changed', async (_, fields, migration) => {
    const before = declareMachines({ nom: NOM, prix: decimal({ label }) });
    await prepare(before);
    await store(before, { nom: 'Tour' });
    const made = await store(before, { nom: 'Tour' });
    await expect(prepare(declareMachines({ ...fields, ajoute: text({ label }) }))).rejects.toThrow(migration);
    const { rows } = await test.database.pool.query(
      'select column_name from information_schema.columns where table_schema = $1',
      [schema],
    );
    expect(rows.map(({ column_name: name }: { column_name: string }) => name)).not.toContain('ajoute');
    expect((await made.list(before.get('Machines'), {})).totalCount).toBe(2);
  });
});

describe('long names and long texts', () => {
  it('keep resources apart whose names differ only at their end, and store texts too long for an index', async () => {
    const long = 'R'.repeat(80);
    const schemas = ['a', 'b'].map((end) =>
      defineResource({
        name: `${long}${end}`,
        contract: true,
        label: { one: label, many: label },
        rights: 'LONG',
        fields: { nom: text({ label, maxLength: 20_000, unique: true }) },
        representation: 'nom',
        list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
      }),
    );
    const registry = createRegistry(schemas);
    await prepare(registry);
    const made = createStore({ database: test.database, schema, registry });
    const nom = Array.from({ length: 20_000 }, (_, index) =>
      String.fromCharCode(97 + ((index * 31 + (index >> 5)) % 26)),
    ).join('');
    const create = () =>
      made.apply({
        author: AUTHOR,
        origin: 'test',
        changes: [{ resource: `${long}a`, action: 'create', values: { nom } }],
      });
    expect((await create()).applied).toBe(true);
    expect((await create()).rows[0]).toMatchObject({ status: 'refused', reason: 'duplicate' });
    expect((await made.list(registry.get(`${long}b`), {})).totalCount).toBe(0);
  });
});
