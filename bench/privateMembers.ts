import { performance } from 'node:perf_hooks';
import { askServer } from '../server/admin/askServer';
import { resourceTable } from '../server/identity/storage/accessTables';
import type { Tenant } from '../server/tenants';
import { createServerProcess, type ServerProcess } from '../test/support/serverProcess';
import { fillDemoTenant } from './demoTenant';

// npm run bench:privateMembers - lists of 100,000 people, one in a hundred of them private, for a reader who sees only
// the names of private members, compared to one who reads everything.

const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 100_000);
const CALLS = 40;
const WARM_UP = 10;

const filter = (condition: object) => `&Filter=${encodeURIComponent(JSON.stringify(condition))}`;

const CASES: Readonly<Record<string, (at: number) => string>> = {
  'first page, by name': () => '',
  'order by what is kept back': (at) => `&OrderBy=matricule${at % 2 === 0 ? '' : '&OrderByDescending=true'}`,
  'filter: equal to what is kept back': (at) =>
    filter({ field: 'matricule', operator: 'equals', value: `B${at * 997}` }),
  'filter: contains what is kept back': (at) =>
    filter({ field: 'email', operator: 'contains', value: `bench.${at * 997}@` }),
  'search of a name': (at) => `&Search=${['martin', 'lambert', 'rousseau'][at % 3]}`,
  'search of what is kept back': (at) => `&Search=bench.${at * 997}`,
};

/** Bypasses change sets, which record history: only reading is measured. */
async function addPeople({ database, schema }: Tenant): Promise<void> {
  const table = resourceTable(schema, 'Utilisateurs');
  await database.pool.query(
    `insert into ${table} (nom, prenom, email, matricule, "isPrivateMember", "utilisateurMasquee")
     select (array['Martin', 'Lambert', 'Rousseau', 'Petit', 'Moreau'])[1 + n % 5] || ' ' || n,
       (array['Anne', 'Luc', 'Zoé', 'Paul'])[1 + n % 4], 'bench.' || n || '@bench.example', 'B' || n, n % 100 = 0, false
     from generate_series(1, $1::int) n`,
    [PEOPLE],
  );
  await database.pool.query(
    `update "${schema}".table_version set row_count = row_count + $1, version = version + 1 where resource = 'Utilisateurs'`,
    [PEOPLE],
  );
}

async function tokenOf({ data }: ServerProcess, rights: readonly string[]): Promise<string> {
  const answer = await askServer(data, 'token', { tenant: 'nord', rights: [...rights], admin: false, minutes: 60 });
  return (answer as { readonly token: string }).token;
}

async function call({ origin }: ServerProcess, token: string, query: string): Promise<void> {
  const path = `${origin}/api/Utilisateurs?PageNumber=1&PageSize=25${query}`;
  const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.json();
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000' });
try {
  await fillDemoTenant(server.data, `${PEOPLE.toLocaleString('en')} people`, addPeople);
  await server.start();
  const readers = {
    whole: await tokenOf(server, ['UTILISATEURS:read', 'UTILISATEURS:update']),
    'kept back': await tokenOf(server, ['UTILISATEURS:read']),
  };
  for (const [name, query] of Object.entries(CASES)) {
    const durations = Object.keys(readers).map((): number[] => []);
    for (let round = 0; round < WARM_UP + CALLS; round += 1)
      for (const [index, token] of Object.values(readers).entries()) {
        const start = performance.now();
        await call(server, token, query(round));
        if (round >= WARM_UP) durations[index]?.push(performance.now() - start);
      }
    const [whole = [], kept = []] = durations.map((all) => all.toSorted((one, other) => one - other));
    const words = (all: readonly number[]) => `${at(all, 0.5).toFixed(1)} ms (p95 ${at(all, 0.95).toFixed(1)})`;
    console.log(`${name}: ${words(whole)} for who reads all, ${words(kept)} for who does not`);
  }
} finally {
  await server.remove();
}
