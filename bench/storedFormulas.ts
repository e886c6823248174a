import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/database/open';
import { prepareTenant } from '../server/database/prepareTenant';
import { withComputedFields } from '../server/database/formulas/withComputedFields';
import { createContext } from '../server/database/storeContext';
import { quoted, sql, toQuery } from '../server/database/sql';
import { createStore } from '../server/database/store';
import { tableName } from '../server/database/tables/names';
import { createRegistry } from '../src/resources/registry/registry';
import { Appareils, Controles, Modeles } from '../test/support/computedResources';
import { median } from './measure';

// `npm run bench:storedFormulas`: sorting a list by a computed field, and the cost of a nested write, virtual and
// stored.

const RECORDS = 100_000;
const BELOW = 3;
const REPEATS = 9;
const FIELDS = ['restantes', 'depense', 'prochain'];
const AUTHOR = { id: '1', name: 'Camille Martin' } as const;

const declare = (stored: boolean) => {
  const fields = Object.entries(Appareils.fields).map(([name, spec]) => [
    name,
    { ...spec, ...(stored && FIELDS.includes(name) && { stored: true }) },
  ]);
  return createRegistry([{ ...Appareils, fields: Object.fromEntries(fields) }, Controles, Modeles]);
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function repeated(work: (index: number) => Promise<unknown>): Promise<string> {
  let index = 0;
  const time = await median(REPEATS, () => work(index++));
  return `${time.toFixed(1)} ms`;
}

const folder = await mkdtemp(join(tmpdir(), 'socle-formulas-'));
const database = await openDatabase({ dataDirectory: folder });
const { pool } = database;
try {
  for (const stored of [false, true]) {
    const [schema, registry] = [stored ? 'stored' : 'virtual', declare(stored)];
    await prepareTenant(database, { schema, registry: declare(false) });
    const [devices, checks] = [Appareils.name, Controles.name].map((name) => quoted(schema, tableName(name)));
    await pool.query(`insert into ${devices} (nom, places, prix, periodicite, achat)
        select 'Appareil ' || n, n * 7919 % 1000, n % 500, n % 24, date '2020-01-01' + n % 2000 from generate_series(1, ${RECORDS}) n`);
    await pool.query(`insert into ${checks} (_parent, le, cout)
        select 1 + n % ${RECORDS}, date '2024-01-01' + n % 700, n % 90 from generate_series(1, ${BELOW * RECORDS}) n`);
    await pool.query(
      `update ${quoted(schema, 'table_version')} v set row_count = ${RECORDS} where resource = 'Appareils'`,
    );
    await pool.query(`vacuum analyze ${devices}`);
    await pool.query(`vacuum analyze ${checks}`);
    const made = await timed(() => prepareTenant(database, { schema, registry }));
    await pool.query(`analyze ${devices}`);
    const store = createStore({ database, schema, registry });
    const list = (query: object) => () => store.list(registry.get(Appareils.name), { page: 1, pageSize: 25, ...query });
    const write = (index: number) =>
      store.apply({
        author: AUTHOR,
        origin: 'bench',
        changes: [
          { resource: Controles.name, action: 'create', parents: { appareilId: index + 1 }, values: { cout: 5 } },
        ],
      });
    console.log(
      `${schema}: ${RECORDS} records, ${BELOW} below each; ${FIELDS.length} formulas made in ${(made / 1000).toFixed(1)} s`,
    );
    console.log(`  first page in the order of 'restantes'   ${await repeated(list({ orderBy: 'restantes' }))}`);
    console.log(
      `  page 2,000 in this order                 ${await repeated(list({ orderBy: 'restantes', page: 2_000 }))}`,
    );
    console.log(
      `  'restantes' below 0, with its number     ${await repeated(list({ orderBy: 'restantes', filter: { field: 'restantes', operator: 'lessThan', value: 0 } }))}`,
    );
    const context = withComputedFields(createContext(pool, schema, registry));
    const source = context.at(context.table(Appareils.name));
    const { rows: plan } = await pool.query<{ 'QUERY PLAN': string }>(
      toQuery(sql`explain select t.id from ${source} t order by t.restantes, t.id limit 25`),
    );
    const steps = plan.map((row) => /(\w+ ?\w* (Scan|Sort))/.exec(row['QUERY PLAN'])?.[1] ?? '').filter(Boolean);
    console.log(`  how PostgreSQL finds its first page      ${[...new Set(steps)].join(', ')}`);
    console.log(`  one record below is written              ${await repeated(write)}`);
  }
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
