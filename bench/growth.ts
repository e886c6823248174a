import { performance } from 'node:perf_hooks';
import { askServer } from '../server/admin/askServer';
import { addCompanies } from '../server/portal/seed/scale';
import type { Tenant } from '../server/tenants';
import type { Registry } from '../src/resources/registry/registry';
import { createServerProcess, type ServerProcess } from '../test/support/serverProcess';
import { fillDemoTenant } from './demoTenant';

// npm run bench:growth - compares a tenant of 100,000 companies to one of 1,000: at most three times as slow.

const SMALL = Number(process.env['BENCH_SMALL'] ?? 1_000);
const LARGE = Number(process.env['BENCH_LARGE'] ?? 100_000);
/** Changes per company: the history of the larger tenant exceeds a million rows. */
const CHANGES = 12;
const DELETED = 0.5;
const CALLERS = 4;
const CALLS = 200;
const WARM_UP = 20;
const MOST_TIMES = 3;
/** Milliseconds that a request takes by itself; shorter durations count as this one. */
const FLOOR_MS = 4;

const AUTHOR = { id: '0', name: 'bench' };
const BATCH = 5_000;

const filter = (field: string, operator: string, value: unknown): string =>
  `Filter=${encodeURIComponent(JSON.stringify({ field, operator, value }))}`;

const page = (number: number): string => `PageNumber=${number}&PageSize=25`;

/** @param at index of the request, so that no two consecutive requests are the same */
const CALLS_OF: Readonly<Record<string, (at: number) => string>> = {
  'first page': () => `Entreprises?${page(1)}`,
  'filter of a state': (at) =>
    `Entreprises?${page(1 + (at % 3))}&${filter('statut', 'equals', ['Actif', 'Prospect'][at % 2])}`,
  'filter of a number': (at) => `Entreprises?${page(1)}&${filter('effectif', 'greaterThan', at % 50)}`,
  'filter of a reference': (at) => `Entreprises?${page(1)}&${filter('regionId', 'equals', 1 + (at % 10))}`,
  'filter of a text': (at) =>
    `Entreprises?${page(1)}&${filter('nom', 'contains', `menuiserie ${String.fromCharCode(97 + (at % 26), 97 + ((at * 7) % 26))}`)}`,
  'page of a filter': (at) => `Entreprises?${page(2 + (at % 10))}&${filter('statut', 'equals', 'Actif')}`,
  search: (at) =>
    `Entreprises?${page(1)}&Search=vanhoutte%20${String.fromCharCode(97 + (at % 26), 97 + ((at * 7) % 26))}`,
  'history of a record': (at) => `history?Collection=Entreprises&Id=${1 + (at % 900)}&${page(1)}`,
  'history of all': (at) => `changeSets?${page(1 + (at % 2))}`,
  'recycle bin': (at) => `recycleBin?Collection=Contacts&${page(1 + (at % 5))}`,
};

async function changeAll(tenant: Tenant, registry: Registry): Promise<void> {
  const { store } = tenant;
  const idsOf = async (resource: string): Promise<number[]> => {
    const ids: number[] = [];
    await store.inSnapshot(async (snapshot) => {
      for await (const records of snapshot.records(registry.get(resource), {}))
        ids.push(...records.map(({ id }) => id));
    });
    return ids;
  };
  const apply = async (
    resource: string,
    ids: readonly number[],
    values: Readonly<Record<string, unknown>> | undefined,
  ) => {
    for (let from = 0; from < ids.length; from += BATCH) {
      const changes = ids
        .slice(from, from + BATCH)
        .map((id) =>
          values ? { resource, action: 'update' as const, id, values } : { resource, action: 'delete' as const, id },
        );
      const { applied } = await store.apply({ author: AUTHOR, origin: 'bench', changes });
      if (!applied) throw new Error(`${resource}: refused`);
    }
  };
  const companies = await idsOf('Entreprises');
  for (let time = 0; time < CHANGES; time += 1)
    await apply('Entreprises', companies, { commentaire: `Change ${time}` });
  const contacts = await idsOf('Contacts');
  await apply('Contacts', contacts.slice(0, Math.floor(contacts.length * DELETED)), undefined);
}

interface Times {
  readonly median: number;
  readonly percentile99: number;
}

async function measure(ask: (at: number) => Promise<void>): Promise<Times> {
  for (let at = 0; at < WARM_UP; at += 1) await ask(at);
  const durations: number[] = [];
  let next = 0;
  const caller = async () => {
    while (next < CALLS) {
      const at = (next += 1);
      const start = performance.now();
      await ask(at);
      durations.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  durations.sort((a, b) => a - b);
  const at = (part: number) => durations[Math.floor(durations.length * part)] ?? Number.NaN;
  return { median: at(0.5), percentile99: at(0.99) };
}

async function measureExport(server: ServerProcess, headers: Readonly<Record<string, string>>, rows: number) {
  const created = await fetch(`${server.origin}/api/ExportDonnees`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ nom: 'Tous', jeuDonnees: 'Entreprises' }),
  });
  const { id } = (await created.json()) as { readonly id: number };
  const durations: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const start = performance.now();
    const text = await (await fetch(`${server.origin}/api/ExportDonnees/${id}/find`, { headers })).text();
    durations.push(performance.now() - start);
    if (text.split('\r\n').length < rows) throw new Error('the export is not whole');
  }
  durations.sort((a, b) => a - b);
  const [median = Number.NaN] = durations.slice(2);
  return (median * 1_000) / rows;
}

async function measureAll(companies: number): Promise<ReadonlyMap<string, Times>> {
  const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000' });
  try {
    await fillDemoTenant(server.data, `${companies.toLocaleString('en')} companies`, async (tenant, registry) => {
      await addCompanies(tenant, companies);
      await changeAll(tenant, registry);
      // PostgreSQL's autovacuum would do the same within minutes; it is not what is measured.
      await tenant.database.pool.query('vacuum analyze');
    });
    await server.start();
    const input = { tenant: 'nord', rights: [], admin: true, minutes: 60 };
    const { token } = (await askServer(server.data, 'token', input)) as { readonly token: string };
    const headers = { authorization: `Bearer ${token}` };
    const times = new Map<string, Times>();
    for (const [name, urlOf] of Object.entries(CALLS_OF)) {
      times.set(
        name,
        await measure(async (at) => {
          const url = `${server.origin}/api/${urlOf(at)}`;
          const response = await fetch(url, { headers });
          if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
          await response.text();
        }),
      );
    }
    const perThousand = await measureExport(server, headers, companies);
    times.set('export, 1,000 rows of all', { median: perThousand, percentile99: perThousand });
    return times;
  } finally {
    await server.remove();
  }
}

const small = await measureAll(SMALL);
const large = await measureAll(LARGE);
console.log(`\nmilliseconds at ${CALLERS} callers: median and 99th percentile`);
for (const [name, { median, percentile99 }] of large) {
  const before = small.get(name);
  const ratio = (one: number, other = Number.NaN) => one / Math.max(other, FLOOR_MS);
  const ratios = [ratio(median, before?.median), ratio(percentile99, before?.percentile99)];
  const holds = ratios.every((one) => one <= MOST_TIMES);
  const figures = [before?.median, median, before?.percentile99, percentile99].map((one = Number.NaN) =>
    one.toFixed(1),
  );
  console.log(
    `${holds ? 'holds' : 'FAILS'}  ${name.padEnd(26)} ${figures[0]} -> ${figures[1]} (${ratios[0]?.toFixed(1)} times), ${figures[2]} -> ${figures[3]} (${ratios[1]?.toFixed(1)} times)`,
  );
  if (!holds) process.exitCode = 1;
}
