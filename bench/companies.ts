import { performance } from 'node:perf_hooks';
import { openDatabase } from '../server/database/open';
import { quoted } from '../server/database/sql';
import { tableName } from '../server/database/tables/names';
import { addCompanies } from '../server/portal/seed/scale';
import { DEMO_TENANTS } from '../server/tenants';
import { askServer } from '../server/admin/askServer';
import { foldText } from '../src/resources/common/foldText';
import { Entreprises } from '../src/resources/schemas/entreprises';
import { createServerProcess } from '../test/support/serverProcess';
import { fillDemoTenant } from './demoTenant';

// npm run bench:companies - the list of 100,000 companies and its search, requested by 16 concurrent clients.

const COMPANIES = Number(process.env['BENCH_COMPANIES'] ?? 100_000);
const CALLERS = 16;
const ASKED = 1_600;
const WARM_UP = 1_600;
const REQUIRED_MS = 50;
const PAGE_SIZE = 25;
/** Words that match very many, many and few names. */
const WORDS = ['transports', 'vanhoutte', 'menuiserie oeuvrard', 'ADH-00777'] as const;

/** The 95th percentile, in milliseconds, of calls of `ask` by several clients that each wait for their responses. */
async function percentile95(ask: (at: number) => Promise<void>, asked = ASKED): Promise<number> {
  const durations: number[] = [];
  let next = 0;
  const caller = async () => {
    while (next < asked) {
      const at = next++;
      const start = performance.now();
      await ask(at);
      durations.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return durations.sort((a, b) => a - b)[Math.floor(durations.length * 0.95)] ?? Number.NaN;
}

interface Measured {
  readonly name: string;
  readonly query: string;
  readonly byHand: (at: number) => readonly string[];
}

const TABLE = `${quoted(DEMO_TENANTS[0]?.schema ?? '')}.${quoted(tableName(Entreprises.name))}`;
const wordAt = (at: number): string => WORDS[at % WORDS.length] ?? '';
const matching = (at: number): string =>
  wordAt(at)
    .split(' ')
    .map((word) => `_search like '%${foldText(word)}%'`)
    .join(' and ');

const CASES: readonly Measured[] = [
  {
    name: 'first page',
    query: `PageNumber=1&PageSize=${PAGE_SIZE}`,
    byHand: () => [`select * from ${TABLE} order by nom, id limit ${PAGE_SIZE}`, `select count(*) from ${TABLE}`],
  },
  {
    name: 'search',
    query: `PageNumber=1&PageSize=${PAGE_SIZE}&Search=`,
    byHand: (at) => [
      `select * from ${TABLE} where ${matching(at)} order by nom, id limit ${PAGE_SIZE}`,
      `select count(*) from ${TABLE} where ${matching(at)}`,
    ],
  },
];

const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000' });
try {
  await fillDemoTenant(server.data, `${COMPANIES.toLocaleString('en')} companies`, (tenant) =>
    addCompanies(tenant, COMPANIES),
  );
  await server.start();
  const answer = await askServer(server.data, 'token', {
    tenant: 'nord',
    rights: ['ENTREPRISES:read'],
    admin: false,
    minutes: 30,
  });
  const { token } = answer as { readonly token: string };
  const overHttp = new Map<string, number>();
  for (const { name, query } of CASES) {
    const ask = async (at: number) => {
      const url = `${server.origin}/api/Entreprises?${query}${query.endsWith('Search=') ? encodeURIComponent(wordAt(at)) : ''}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
      await response.json();
    };
    // Warm up: compiled code, query plans and cached totals.
    await percentile95(ask, WARM_UP);
    overHttp.set(name, await percentile95(ask));
  }
  await server.stop();
  const database = await openDatabase({ dataDirectory: server.data });
  try {
    for (const { name, byHand } of CASES) {
      const hand = await percentile95(async (at) => {
        for (const statement of byHand(at)) await database.pool.query(statement);
      });
      const api = overHttp.get(name) ?? Number.NaN;
      const holds = api < REQUIRED_MS;
      console.log(
        `${name}: ${api.toFixed(1)} ms at the 95th percentile over HTTP, ${hand.toFixed(1)} ms by hand in SQL: ratio ${(api / hand).toFixed(2)}`,
      );
      console.log(`  ${holds ? 'holds' : 'FAILS'}: under ${REQUIRED_MS} ms with ${CALLERS} callers`);
      if (!holds) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} finally {
  await server.remove();
}
