import { askServer } from '../server/admin/askServer';
import { quoted } from '../server/database/sql';
import { openDatabase } from '../server/database/open';
import { tableName } from '../server/database/tables/names';
import { addCompanies } from '../server/portal/seed/scale';
import { DEMO_TENANTS } from '../server/tenants';
import { Entreprises } from '../src/resources/schemas/entreprises';
import { createServerProcess } from '../test/support/serverProcess';
import { fillDemoTenant } from './demoTenant';
import { median } from './measure';

// `npm run bench:departments`: counting 100,000 companies of a map by department.

const COMPANIES = Number(process.env['BENCH_COMPANIES'] ?? 100_000);
const TIMES = 21;
const REQUIRED_MS = 100;
const TABLE = `${quoted(DEMO_TENANTS[0]?.schema ?? '')}.${quoted(tableName(Entreprises.name))}`;

const ACTIVE = JSON.stringify({ field: 'statut', operator: 'equals', value: 'Actif' });

const CASES = [
  { name: 'all companies', query: '', where: '' },
  { name: 'active ones', query: `Filter=${encodeURIComponent(ACTIVE)}`, where: `where statut = 'Actif'` },
  { name: 'those that a search finds', query: 'Search=transports', where: `where _search like '%transports%'` },
] as const;

const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000' });
try {
  await fillDemoTenant(server.data, `${COMPANIES.toLocaleString('en')} companies`, (tenant) =>
    addCompanies(tenant, COMPANIES),
  );
  await server.start();
  const caller = { tenant: 'nord', rights: ['ENTREPRISES:read'], admin: false, minutes: 30 };
  const { token } = (await askServer(server.data, 'token', caller)) as { readonly token: string };
  const overHttp = new Map<string, number>();
  for (const { name, query } of CASES) {
    const ask = async () => {
      const url = `${server.origin}/api/Entreprises/departements?${query}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
      await response.json();
    };
    await median(TIMES, ask);
    overHttp.set(name, await median(TIMES, ask));
  }
  await server.stop();
  const database = await openDatabase({ dataDirectory: server.data });
  try {
    for (const { name, where } of CASES) {
      const statement = `select left("codePostal", 3), count(*) from ${TABLE} ${where} group by 1`;
      const hand = await median(TIMES, () => database.pool.query(statement));
      const api = overHttp.get(name) ?? Number.NaN;
      const holds = api < REQUIRED_MS;
      console.log(`${name}: ${api.toFixed(1)} ms over HTTP, ${hand.toFixed(1)} ms by hand in SQL (median of ${TIMES})`);
      console.log(`  ${holds ? 'holds' : 'FAILS'}: under ${REQUIRED_MS} ms`);
      if (!holds) process.exitCode = 1;
      if (process.env['BENCH_EXPLAIN']) {
        const { rows } = await database.pool.query<object>(`explain (analyze, buffers) ${statement}`);
        console.log(rows.map((row) => Object.values(row)[0]).join('\n'));
      }
    }
  } finally {
    await database.close();
  }
} finally {
  await server.remove();
}
