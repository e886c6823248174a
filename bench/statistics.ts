import { performance } from 'node:perf_hooks';
import { askServer } from '../server/admin/askServer';
import { openDatabase } from '../server/database/open';
import { quoted } from '../server/database/sql';
import { tableName } from '../server/database/tables/names';
import { addCompanies } from '../server/portal/seed/scale';
import { DEMO_TENANTS } from '../server/tenants';
import { statisticsScreens } from '../src/resources/schemas/statistics/statisticsScreens';
import { createServerProcess } from '../test/support/serverProcess';
import { fillDemoTenant } from './demoTenant';

// npm run bench:statistics - every chart of every page, with 1,000,000 records over five years in each collection.

const ROWS = Number(process.env['BENCH_STATISTICS_ROWS'] ?? 1_000_000);
const AT_ONCE = 50_000;
const COMPANIES = 10_000;
const TIMES = Number(process.env['BENCH_STATISTICS_TIMES'] ?? 20);
const REQUIRED_MS = 300;

const SCHEMA = DEMO_TENANTS[0]?.schema ?? '';
const at = (resource: string): string => `${quoted(SCHEMA)}.${quoted(tableName(resource))}`;

/** Resources to fill with copies of their records, and the SQL of the fields that differ in each copy. */
const COPIED: readonly (readonly [resource: string, moved: Readonly<Record<string, string>>])[] = [
  ['Entreprises', { code: `'Z' || n`, siret: 'null', dateAdhesion: `date '2010-01-01' + (n % 5900)::int` }],
  ['Dossiers', { numero: `'Z' || n`, dateOuverture: '$day', dateCloture: '$day + (n % 200)::int' }],
  ['Dossiers/{dossierId}/SituationProfessionnelles', { dateDebut: '$day' }],
  ['Entreprises/{entrepriseId}/prestations', { dateDebut: '$day', dateFin: 'null' }],
  ['Entreprises/{entrepriseId}/prestationsAdditionnelles', { dateVente: '$day' }],
  ['Entreprises/{entrepriseId}/contrats', { dateDemarrage: '$day', dateExpiration: '$day + 365' }],
  ['Entreprises/{entrepriseId}/ActionsCollectives', { dateAction: '$day' }],
  ['Entreprises/{entrepriseId}/Projet/{projetId}/ActionsCollectivesProjet', { dateAction: '$day' }],
  ['creneaux', { debut: `$day + time '09:00'`, fin: `$day + time '11:30'` }],
  [
    'FichesIncident',
    { cleEnvoi: 'null', dateIncident: `$day + time '09:00'`, dateCloture: `$day + (n % 60)::int + time '09:00'` },
  ],
];

const DAY = `(date '2022-01-01' + (n % 1826)::int)`;

async function fill(dataDirectory: string): Promise<void> {
  await fillDemoTenant(dataDirectory, `${COMPANIES.toLocaleString('en')} companies`, (tenant) =>
    addCompanies(tenant, COMPANIES),
  );
  const database = await openDatabase({ dataDirectory });
  try {
    for (const [resource, moved] of COPIED) {
      const start = performance.now();
      const table = at(resource);
      const { rows: columns } = await database.pool.query<{ name: string }>(
        `select attname as name from pg_attribute
         where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
           and attname <> 'id'`,
      );
      const names = columns.map(({ name }) => name);
      const values = names.map((name) => moved[name]?.replaceAll('$day', DAY) ?? `s.${quoted(name)}`);
      const { rows: originals } = await database.pool.query<{ last: number; count: number }>(
        `select max(id) as last, count(*)::int as count from ${table}`,
      );
      const { last = 0, count = 0 } = originals[0] ?? {};
      // In batches, so that no statement exceeds the statement timeout.
      for (let first = 1; first <= ROWS; first += AT_ONCE)
        await database.pool.query(`
        with s as (
          select *, row_number() over () - 1 as place from ${table} where id <= ${last}
        )
        insert into ${table} (${names.map((name) => quoted(name)).join(', ')})
        select ${values.join(', ')} from generate_series(${first}, ${Math.min(ROWS, first + AT_ONCE - 1)}) n
          join s on s.place = n % ${count}`);
      await database.pool.query(`vacuum analyze ${table}`);
      console.log(
        `${resource}: ${ROWS.toLocaleString('en')} more in ${((performance.now() - start) / 1000).toFixed(0)} s`,
      );
    }
  } finally {
    await database.close();
  }
}

const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000' });
try {
  await fill(server.data);
  await server.start();
  const answer = await askServer(server.data, 'token', { tenant: 'nord', rights: [], admin: true, minutes: 60 });
  const { token } = answer as { readonly token: string };
  for (const { path, statistics } of statisticsScreens) {
    for (const statistic of statistics) {
      for (const { label, by, split, measures } of statistic.charts) {
        const par = [by, split].filter((name) => name !== undefined).join(',');
        const query = new URLSearchParams({
          Debut: '2025-01-01',
          Fin: '2025-12-31',
          Mesures: measures.join(','),
          ...(par && { Par: par }),
        });
        const durations: number[] = [];
        let countedAt = '';
        for (let time = 0; time <= TIMES; time += 1) {
          const start = performance.now();
          const response = await fetch(`${server.origin}/api/statistiques/${statistic.name}?${query}`, {
            headers: { authorization: `Bearer ${token}` },
          });
          if (!response.ok) throw new Error(`${statistic.name}: ${response.status} ${await response.text()}`);
          ({ compteLe: countedAt } = (await response.json()) as { readonly compteLe: string });
          durations.push(performance.now() - start);
        }
        const [first = 0, ...later] = durations;
        const p95 = later.sort((a, b) => a - b)[Math.ceil(later.length * 0.95) - 1] ?? Number.NaN;
        const age = (Date.now() - Date.parse(countedAt)) / 1000;
        const holds = p95 < REQUIRED_MS && age <= 60;
        if (!holds) process.exitCode = 1;
        console.log(
          `${holds ? 'holds' : 'FAILS'} ${p95.toFixed(0)} ms at the 95th percentile, ${first.toFixed(0)} ms the first time, ${age.toFixed(0)} s old: ${path} ${statistic.name} « ${label[0]} »`,
        );
      }
    }
  }
} finally {
  await server.remove();
}
