import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Condition } from '../../src/resources/language/condition';
import type { ListQuery } from '../../src/resources/records/listQuery';
import { prepareTenant } from '../../server/database/prepareTenant';
import { createStore, type Store } from '../../server/database/store';
import { quoted } from '../../server/database/sql';
import { tableName } from '../../server/database/tables/names';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { Articles, AUTHOR, registry } from '../support/databaseResources';

let test: TestDatabase;
let table: string;

const newStore = (cacheBytes?: number): Store =>
  createStore({
    database: test.database,
    schema: test.schema,
    registry,
    ...(cacheBytes !== undefined && { cacheBytes }),
  });

beforeAll(async () => {
  test = await openTestDatabase();
  table = quoted(test.schema, tableName(Articles.name));
  await prepareTenant(test.database, { schema: test.schema, registry });
});

/** Fills the table without the store, as a restored backup does, and updates the stored number of records. */
async function fill(
  rows: readonly (readonly [nom: string, note: string | null, ordre: number | null])[],
): Promise<void> {
  await test.database.pool.query(`truncate ${table} restart identity cascade`);
  await test.database.pool.query(
    `insert into ${table} (nom, note, ordre, actif)
     select n, t, o, true from unnest($1::text[], $2::text[], $3::integer[]) as r(n, t, o)`,
    [rows.map(([nom]) => nom), rows.map(([, note]) => note), rows.map(([, , ordre]) => ordre)],
  );
  await test.database.pool.query(
    `update ${quoted(test.schema, 'table_version')} set version = version + 1, row_count = $1 where resource = $2`,
    [rows.length, Articles.name],
  );
}

const namesOf = async (store: Store, query: ListQuery): Promise<unknown[]> =>
  (await store.list(Articles, query)).items.map(({ values }) => values.nom);

describe('search', () => {
  beforeAll(() =>
    fill([
      ['Éclair au café', 'dessert', 1],
      ['Œuf à la coque', 'petit déjeuner', 2],
      ['Remise 50%_\\', "l'été", 3],
      ['<script>alert(1)</script>', null, 4],
      ['Eau', null, 5],
    ]),
  );

  it.each([
    ['ECLAIR', ['Éclair au café']],
    ['cafe eclair', ['Éclair au café']],
    ['café DESSERT', ['Éclair au café']],
    ['oeuf', ['Œuf à la coque']],
    ['œuf', ['Œuf à la coque']],
    ['%', ['Remise 50%_\\']],
    ['_', ['Remise 50%_\\']],
    ['\\', ['Remise 50%_\\']],
    ["'", ['Remise 50%_\\']],
    ['<script>', ['<script>alert(1)</script>']],
    ['ea', ['Eau']],
    ['zzz', []],
    ['eau\u0000', ['Eau']],
    ['   ', ['<script>alert(1)</script>', 'Eau', 'Éclair au café', 'Œuf à la coque', 'Remise 50%_\\']],
  ])('finds %j in %j', async (search, expected) => {
    const store = newStore();
    // The first read goes to the table, the second to the ordinals: both have to be right.
    for (const _ of [1, 2]) expect(await namesOf(store, { search })).toEqual(expected);
  });

  it('refuses undeclared fields and invalid values', async () => {
    const store = newStore();
    const refusals: ListQuery[] = [
      { orderBy: 'nom; drop table x' },
      { filter: { field: '_version', operator: 'equals', value: 1 } },
      { filter: { field: 'ordre', operator: 'equals', value: 'abc' } },
    ];
    for (const query of refusals)
      await expect(store.list(Articles, query)).rejects.toMatchObject({ name: 'InvalidQuery' });
  });
});

describe('filters', () => {
  beforeAll(() =>
    fill([
      ['Abricot', 'Été', 1],
      ['Banane', null, 2],
      ['Cerise', 'été', null],
    ]),
  );

  it.each<[Condition, string[]]>([
    [{ field: 'note', operator: 'equals', value: 'ETE' }, ['Abricot', 'Cerise']],
    [{ field: 'note', operator: 'notEquals', value: 'hiver' }, ['Abricot', 'Cerise']],
    [{ field: 'note', operator: 'isEmpty' }, ['Banane']],
    [{ field: 'note', operator: 'isNotEmpty' }, ['Abricot', 'Cerise']],
    [{ field: 'note', operator: 'contains', value: 'te' }, ['Abricot', 'Cerise']],
    [{ field: 'nom', operator: 'startsWith', value: 'ban' }, ['Banane']],
    [{ field: 'nom', operator: 'startsWith', value: 'ban ' }, []],
    [{ field: 'nom', operator: 'contains', value: '%' }, []],
    [{ field: 'nom', operator: 'in', value: ['Cerise', 'ABRICOT', 'Datte'] }, ['Abricot', 'Cerise']],
    [{ field: 'note', operator: 'in', value: ['printemps', 'ETE'] }, ['Abricot', 'Cerise']],
    [
      {
        any: [
          { field: 'nom', operator: 'equals', value: 'cerise' },
          { field: 'note', operator: 'contains', value: 'été' },
        ],
      },
      ['Abricot', 'Cerise'],
    ],
    [
      {
        all: [
          { field: 'nom', operator: 'contains', value: 'erise' },
          { field: 'note', operator: 'equals', value: 'Été' },
        ],
      },
      ['Cerise'],
    ],
    [{ field: 'ordre', operator: 'lessThan', value: 2 }, ['Abricot']],
    [{ field: 'ordre', operator: 'greaterOrEqual', value: 2 }, ['Banane']],
    [{ field: 'ordre', operator: 'between', value: [1, 2] }, ['Abricot', 'Banane']],
    [{ field: 'ordre', operator: 'in', value: [2, 3] }, ['Banane']],
    [{ field: 'id', operator: 'in', value: [1, 3] }, ['Abricot', 'Cerise']],
    [
      {
        any: [
          { field: 'ordre', operator: 'equals', value: 1 },
          { field: 'note', operator: 'isEmpty' },
        ],
      },
      ['Abricot', 'Banane'],
    ],
    [{ all: [] }, ['Abricot', 'Banane', 'Cerise']],
    [{ any: [] }, []],
  ])('%j', async (filter, expected) => {
    expect(await namesOf(newStore(), { filter })).toEqual(expected);
  });
});

describe('order', () => {
  beforeAll(() =>
    fill([
      ['cote', null, 2],
      ['Côte', null, null],
      ['côté', null, 1],
      ['Zoé', null, null],
      ['élan', null, 2],
      ['Eva', null, 3],
    ]),
  );

  it('is French and ignores case', async () => {
    expect(await namesOf(newStore(), {})).toEqual(['cote', 'Côte', 'côté', 'élan', 'Eva', 'Zoé']);
  });

  it('sorts nulls last in both directions, and ties by id', async () => {
    expect(await namesOf(newStore(), { orderBy: 'ordre' })).toEqual(['côté', 'cote', 'élan', 'Eva', 'Côte', 'Zoé']);
    expect(await namesOf(newStore(), { orderBy: 'ordre', descending: true })).toEqual([
      'Eva',
      'élan',
      'cote',
      'côté',
      'Zoé',
      'Côte',
    ]);
  });

  it('returns no record beyond the end, but the right total', async () => {
    expect(await newStore().list(Articles, { page: 1_000_000, pageSize: 500 })).toEqual({ items: [], totalCount: 6 });
  });
});

it('two organisations share a connection, each with its own prepared statements', async () => {
  await fill(Array.from({ length: 1300 }, (_, index) => [`été ${index}`, null, index]));
  const schema = `${test.schema}_sud`;
  await prepareTenant(test.database, { schema, registry });
  const other = createStore({ database: test.database, schema, registry });
  await other.apply({
    author: AUTHOR,
    origin: 'test',
    changes: [{ resource: Articles.name, action: 'create', values: { nom: 'Été' } }],
  });
  // At the end of the whole list, near the start of the results, and deep enough for ordinals.
  const queries: readonly ListQuery[] = [
    { page: 2, pageSize: 300 },
    { search: 'ete', page: 2, pageSize: 300 },
    { search: 'ete', page: 5, pageSize: 300 },
  ];
  const totals = async (store: Store) => {
    const found: number[] = [];
    for (const query of queries) found.push((await store.list(Articles, query)).totalCount);
    return found;
  };
  expect(await totals(newStore())).toEqual([1300, 1300, 1300]);
  expect(await totals(other)).toEqual([1, 1, 1]);
  await test.database.pool.query(`drop schema ${quoted(schema)} cascade`);
});

/** The same query in plain SQL. */
async function plainly({ search, orderBy = 'nom', descending = false, page = 1, pageSize = 25, filter }: ListQuery) {
  const words = (search ?? '').split(' ').filter(Boolean);
  const where = [
    ...words.map(
      (_, index) => `position(socle.fold($${index + 1}) in socle.fold(nom || ' ' || coalesce(note, ''))) > 0`,
    ),
    ...(filter ? ['ordre >= 5'] : []),
    'true',
  ].join(' and ');
  const direction = descending ? 'desc' : 'asc';
  const { rows } = await test.database.pool.query<{ id: number; total: number }>(
    `select id, count(*) over () as total from ${table} where ${where}
     order by (${quoted(orderBy)} is null), ${quoted(orderBy)} ${direction},
       ${orderBy === 'nom' ? `(note is null), note ${direction},` : ''} id ${direction}`,
    words,
  );
  const from = (page - 1) * pageSize;
  return { ids: rows.slice(from, from + pageSize).map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

const LABELS = ['été', 'Eté', 'hiver', 'Hiver doux', 'automne', 'printemps', 'saison', 'Saison sèche'] as const;
const NOTES = ['froid', 'chaud', 'été indien', null] as const;
/** Few searches, so that the same lists recur; 'e' matches more than 500 records, enough for ordinals. */
const SEARCHES = ['', 'e', 'e', 'saison seche'] as const;

const write = fc.record({
  type: fc.constant('write' as const),
  process: fc.integer({ min: 0, max: 1 }),
  action: fc.constantFrom('create' as const, 'update' as const, 'delete' as const),
  victim: fc.nat(),
  nom: fc.constantFrom(...LABELS),
  note: fc.constantFrom(...NOTES),
  ordre: fc.option(fc.integer({ min: 0, max: 9 }), { freq: 1 }),
});
const read = fc.record({
  type: fc.constant('read' as const),
  process: fc.integer({ min: 0, max: 1 }),
  search: fc.constantFrom(...SEARCHES),
  orderBy: fc.constantFrom('nom', 'ordre'),
  descending: fc.boolean(),
  page: fc.integer({ min: 1, max: 5 }),
  filtered: fc.constantFrom(false, false, true),
});

const ROWS = 1_300;

describe('two processes that read and write', () => {
  it('always return what plain SQL returns', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(write, read, read), { minLength: 60, maxLength: 120 }), async (steps) => {
        await fill(
          Array.from({ length: ROWS }, (_, index) => [
            `${LABELS[index % LABELS.length]} ${(index * 7) % 100}`,
            NOTES[index % NOTES.length] ?? null,
            index % 3 === 0 ? null : index % 10,
          ]),
        );
        const processes = [newStore(), newStore(60_000)] as const;
        for (const step of steps) {
          const store = processes[step.process === 0 ? 0 : 1];
          if (step.type === 'write') {
            const { action, victim, nom, note, ordre } = step;
            const target = action === 'create' ? {} : { id: 1 + (victim % ROWS) };
            const values = action === 'delete' ? {} : { values: { nom, note, ordre } };
            await store.apply({
              author: AUTHOR,
              origin: 'test',
              changes: [{ resource: Articles.name, action, ...target, ...values }],
            });
            continue;
          }
          const filter: Condition = { field: 'ordre', operator: 'greaterOrEqual', value: 5 };
          const { search, orderBy, descending, page, filtered } = step;
          // Large pages reveal records out of order.
          const query: ListQuery = { search, orderBy, descending, page, pageSize: 300, ...(filtered && { filter }) };
          const { items, totalCount } = await store.list(Articles, query);
          const expected = await plainly(query);
          expect(items.map(({ id }) => id)).toEqual(expected.ids);
          // Beyond the end, the plain query returns no row with the total.
          if (expected.ids.length > 0) expect(totalCount).toBe(expected.total);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('return exact results during concurrent writes', async () => {
    await fill(Array.from({ length: ROWS }, (_, index) => [`été ${index}`, null, index % 10]));
    const [writer, reader] = [newStore(), newStore()];
    const query: ListQuery = { search: 'ete', page: 2, pageSize: 25 };
    let done = false;
    const writes = (async () => {
      for (let index = 0; index < 60; index += 1) {
        // Each write keeps the number of matching records.
        await writer.apply({
          author: AUTHOR,
          origin: 'test',
          changes: [
            { resource: Articles.name, action: 'create', values: { nom: `été neuf ${index}` } },
            { resource: Articles.name, action: 'delete', id: 1 + index },
          ],
        });
      }
      done = true;
    })();
    while (!done) {
      const { items, totalCount } = await reader.list(Articles, query);
      expect(totalCount).toBe(ROWS);
      expect(items).toHaveLength(25);
      expect(new Set(items.map(({ id }) => id)).size).toBe(25);
    }
    await writes;
    const { items } = await reader.list(Articles, query);
    expect(items.map(({ id }) => id)).toEqual((await plainly(query)).ids);
  });
});
