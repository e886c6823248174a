import { performance } from 'node:perf_hooks';
import { askServer } from '../server/admin/askServer';
import { addCompanies } from '../server/portal/seed/scale';
import { rightNames } from '../src/resources/access/access';
import { schemas } from '../src/portal/declared';
import { createServerProcess } from '../test/support/serverProcess';
import { fillDemoTenant } from './demoTenant';

// npm run bench:search - the palette's global search over 100,000 companies, for a person who reads all lists.

const COMPANIES = Number(process.env['BENCH_COMPANIES'] ?? 100_000);
const REPEATED = 9;
const REQUIRED_MS = 100;

/** Words that match very many, many and few names; a code, a number, two typing errors, a list's name, two letters. */
const SEARCHES = [
  'transports',
  'vanhoutte',
  'menuiserie oeuvrard',
  'ADH-00777',
  '06 12 34 56 78',
  'vanhoute',
  'menuisrie',
  'contrat vanhoutte',
  'me',
] as const;

const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000' });
try {
  await fillDemoTenant(server.data, `${COMPANIES.toLocaleString('en')} companies`, (tenant) =>
    addCompanies(tenant, COMPANIES),
  );
  await server.start();
  // Owned records need no right.
  const ruled = schemas.filter(({ ownedBy }) => ownedBy === undefined);
  const rights = [...new Set(ruled.flatMap((schema) => rightNames(schema).map((right) => `${right}:read`)))];
  const answer = await askServer(server.data, 'token', { tenant: 'nord', rights, admin: false, minutes: 30 });
  const { token } = answer as { readonly token: string };
  const ask = async (search: string) => {
    const url = `${server.origin}/api/recherche?Search=${encodeURIComponent(search)}`;
    const start = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    const { items } = (await response.json()) as { readonly items: readonly unknown[] };
    return { found: items.length, took: performance.now() - start };
  };
  for (const search of SEARCHES) await ask(search);
  for (const search of SEARCHES) {
    const runs = [];
    for (let run = 0; run < REPEATED; run += 1) runs.push(await ask(search));
    const sorted = runs.map(({ took }) => took).sort((a, b) => a - b);
    const median = sorted[Math.floor(REPEATED / 2)] ?? Number.NaN;
    const holds = median < REQUIRED_MS;
    console.log(
      `${search.padEnd(22)} ${median.toFixed(1).padStart(7)} ms (median of ${REPEATED}), ${runs[0]?.found ?? 0} records  ${holds ? 'holds' : 'FAILS'}: under ${REQUIRED_MS} ms`,
    );
    if (!holds) process.exitCode = 1;
  }
} finally {
  await server.remove();
}
