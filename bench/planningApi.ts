import { performance } from 'node:perf_hooks';
import { askServer } from '../server/admin/askServer';
import { openDatabase } from '../server/database/open';
import { createServerProcess } from '../test/support/serverProcess';
import { fillDemoTenant } from './demoTenant';
import { addSlots, monthsOf, table } from './planSlots';

// npm run bench:planningApi - the search for the slots of one month among 1,000,000, over HTTP and in hand-written
// SQL.

const SLOTS = Number(process.env['BENCH_SLOTS'] ?? 1_000_000);
const MONTHS = monthsOf(SLOTS);
const FIRST = Date.UTC(2018, 0, 1);
const ASKED = Number(process.env['BENCH_ASKED'] ?? 200);
const REQUIRED_MS = 30;

const monthAt = (at: number) => {
  const month = (at * 37) % MONTHS;
  const first = new Date(FIRST);
  const from = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1));
  const to = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month + 1, 1));
  return { startDate: from.toISOString(), endDate: to.toISOString() };
};

/** The median and the 95th percentile of consecutive calls, in milliseconds. */
async function measure(ask: (at: number) => Promise<unknown>) {
  for (let at = 0; at < 30; at += 1) await ask(at);
  const durations: number[] = [];
  for (let at = 0; at < ASKED; at += 1) {
    const start = performance.now();
    await ask(at);
    durations.push(performance.now() - start);
  }
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? Number.NaN;
  return { p95: at(0.95), median: at(0.5) };
}

interface Measured {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly where?: string;
  readonly required: boolean;
}

const CASES: readonly Measured[] = [
  { name: 'a month, its first 25 slots', body: { pageSize: 25 }, required: true },
  { name: 'a month, 500 slots', body: { pageSize: 500 }, required: true },
  {
    name: 'a month of one person, all slots',
    body: { salarieId: 3, pageSize: 10_000 },
    where: `"salarieId" = 3 and `,
    required: true,
  },
  {
    name: 'a month of one company, all slots',
    body: { entrepriseId: 3, pageSize: 10_000 },
    where: `"entrepriseId" = 3 and `,
    required: true,
  },
  { name: 'a month, all of its 10,000 slots', body: { pageSize: 10_000 }, required: false },
];

const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000' });
try {
  await fillDemoTenant(server.data, `${SLOTS.toLocaleString('en')} slots`, (tenant) => addSlots(tenant, SLOTS, FIRST));
  await server.start();
  const answer = await askServer(server.data, 'token', {
    tenant: 'nord',
    rights: ['PLANNING_ADMIN:admin'],
    admin: false,
    minutes: 60,
  });
  const { token } = answer as { readonly token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const overHttp = new Map<string, { readonly p95: number; readonly median: number; readonly slots: number }>();
  for (const { name, body } of CASES) {
    let slots = 0;
    const ask = async (at: number) => {
      const response = await fetch(`${server.origin}/api/creneaux/search`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...monthAt(at), ...body }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status}: ${text}`);
      slots = Math.max(slots, (text.match(/"id":/g) ?? []).length);
    };
    overHttp.set(name, { ...(await measure(ask)), slots });
  }
  await server.stop();
  const database = await openDatabase({ dataDirectory: server.data });
  try {
    for (const { name, body, where = '', required } of CASES) {
      const hand = await measure(async (at) => {
        const { startDate, endDate } = monthAt(at);
        const found = `from ${table('creneaux')} where ${where}debut < '${endDate}' and fin > '${startDate}'
          and debut > '${startDate}'::timestamptz - interval '32 days'`;
        await database.pool.query(`select * ${found} order by debut, id limit ${String(body['pageSize'])}`);
        await database.pool.query(`select count(*) ${found}`);
      });
      const api = overHttp.get(name);
      if (!api) continue;
      const holds = api.p95 < REQUIRED_MS;
      console.log(
        `${name} (${api.slots}): ${api.p95.toFixed(1)} ms at the 95th percentile over HTTP (median ${api.median.toFixed(1)}), ` +
          `${hand.p95.toFixed(1)} ms by hand in SQL: ratio ${(api.p95 / hand.p95).toFixed(2)}`,
      );
      if (!required) continue;
      console.log(`  ${holds ? 'holds' : 'FAILS'}: under ${REQUIRED_MS} ms`);
      if (!holds) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} finally {
  if (process.env['BENCH_KEEP'] === undefined) await server.remove();
  else console.log(`kept: ${server.data}`);
}
