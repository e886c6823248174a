import { performance } from 'node:perf_hooks';
import { askServer } from '../server/admin/askServer';
import { addCompanies } from '../server/portal/seed/scale';
import { createServerProcess, type ServerProcess } from '../test/support/serverProcess';
import { fillDemoTenant } from './demoTenant';

// npm run bench:scopes - a page of companies for readers whose right is limited to some of 100,000, compared to one
// who reads all.

const COMPANIES = Number(process.env['BENCH_COMPANIES'] ?? 100_000);
/** Numbers of companies that the readers' rights cover. */
const LINKS = (process.env['BENCH_LINKS'] ?? '1,100,1000').split(',').map(Number);
const CALLS = 150;
const WARM_UP = 40;
const MOST_TIMES = 1.5;

const CASES: Readonly<Record<string, (at: number) => string>> = {
  'first page': () => 'Entreprises?PageNumber=1&PageSize=25',
  'other order': () => 'Entreprises?PageNumber=1&PageSize=25&OrderBy=ville',
  search: (at) => `Entreprises?PageNumber=1&PageSize=25&Search=${['transports', 'vanhoutte', 'menuiserie'][at % 3]}`,
  filter: (at) =>
    `Entreprises?PageNumber=1&PageSize=25&Filter=${encodeURIComponent(
      JSON.stringify({ field: 'statut', operator: 'equals', value: ['Actif', 'Prospect'][at % 2] }),
    )}`,
};

async function tokenOf({ data }: ServerProcess, rights: readonly string[]): Promise<string> {
  const answer = await askServer(data, 'token', { tenant: 'nord', rights: [...rights], admin: false, minutes: 60 });
  return (answer as { readonly token: string }).token;
}

async function call({ origin }: ServerProcess, token: string, method: string, path: string, body?: object) {
  const response = await fetch(`${origin}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

interface Listed {
  readonly items: readonly { readonly id: number; readonly code: string }[];
}

async function limitedReader(server: ServerProcess, admin: string, links: number): Promise<string> {
  const token = await tokenOf(server, []);
  const { uid } = await call(server, token, 'GET', 'MyProfile');
  const at = `Identities/${String(uid)}/Profils`;
  const code = `BENCH_${links}`;
  const { id: profilId } = await call(server, admin, 'POST', 'Profils', { code, libelle: code });
  const rights = (await call(server, admin, 'GET', 'Droits?PageSize=500')) as unknown as Listed;
  const right = rights.items.find((one) => one.code === 'ENTREPRISES');
  await call(server, admin, 'POST', at, { profilId });
  await call(server, admin, 'POST', `${at}/${String(profilId)}/Droits/${right?.id}`, { flag: 'read' });
  for (let page = 1, left = links; left > 0; page += 1) {
    const size = Math.min(500, links);
    const { items } = (await call(
      server,
      admin,
      'GET',
      `Entreprises?PageNumber=${page}&PageSize=${size}`,
    )) as unknown as Listed;
    for (const { id } of items.slice(0, left))
      await call(server, admin, 'POST', `${at}/${String(profilId)}/Entreprises/${id}`);
    left -= items.length;
  }
  return token;
}

/** The median durations of several readers, who take turns so that other load affects all. */
async function measure(server: ServerProcess, tokens: readonly string[], path: (at: number) => string) {
  const durations = tokens.map((): number[] => []);
  for (let at = 0; at < WARM_UP + CALLS; at += 1) {
    for (const [reader, token] of tokens.entries()) {
      const start = performance.now();
      await call(server, token, 'GET', path(at));
      if (at >= WARM_UP) durations[reader]?.push(performance.now() - start);
    }
  }
  return durations.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN);
}

const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000' });
try {
  await fillDemoTenant(server.data, `${COMPANIES.toLocaleString('en')} companies`, (tenant) =>
    addCompanies(tenant, COMPANIES),
  );
  await server.start();
  const admin = await tokenOf(server, ['ENTREPRISES:read', 'IDENTITES:admin', 'PROFILS:admin', 'DROITS:read']);
  const readers: string[] = [await tokenOf(server, ['ENTREPRISES:read'])];
  for (const links of LINKS) readers.push(await limitedReader(server, admin, links));
  for (const [name, path] of Object.entries(CASES)) {
    const [all = Number.NaN, ...scoped] = await measure(server, readers, path);
    console.log(`${name}: ${all.toFixed(1)} ms for all companies`);
    for (const [index, one] of scoped.entries()) {
      const holds = one <= all * MOST_TIMES;
      console.log(
        `  ${holds ? 'holds' : 'FAILS'}: ${one.toFixed(1)} ms for ${LINKS[index]}: ratio ${(one / all).toFixed(2)}, at most ${MOST_TIMES}`,
      );
      if (!holds) process.exitCode = 1;
    }
  }
} finally {
  await server.remove();
}
