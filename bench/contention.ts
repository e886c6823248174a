import { performance } from 'node:perf_hooks';
import { addCompanies } from '../server/portal/seed/scale';
import { createServerProcess } from '../test/support/serverProcess';
import { tokenMaker } from '../test/support/serverTokens';
import { fillDemoTenant } from './demoTenant';

// npm run bench:contention - how long clients wait during bulk updates of companies: 12 write the same companies one
// by one, others read lists, write other records and query the readiness endpoint.

const ROWS = Number(process.env['BENCH_ROWS'] ?? 10_000);
const SETS = Number(process.env['BENCH_SETS'] ?? 4);
const WRITERS = 12;
/** Limit of the 95th percentile of waiting times, in milliseconds. */
const MOST = 200;

const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' });

class Group {
  readonly #times: number[] = [];
  readonly #statuses = new Map<number, number>();

  constructor(readonly name: string) {}

  async call(run: () => Promise<number>): Promise<void> {
    const start = performance.now();
    const status = await run();
    this.#times.push(performance.now() - start);
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
  }

  percentile(share: number): number {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  get failed(): boolean {
    return [...this.#statuses.keys()].some((status) => status >= 500);
  }

  get line(): string {
    const [median, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => this.percentile(share).toFixed(0));
    const statuses = [...this.#statuses].map(([status, count]) => `${count} times ${status}`).join(', ');
    return `${this.name.padEnd(34)} median ${median}, 95th ${p95}, 99th ${p99}, longest ${most} ms (${statuses})`;
  }
}

try {
  await fillDemoTenant(server.data, `${ROWS.toLocaleString('en')} companies`, (tenant) => addCompanies(tenant, ROWS));
  await server.start();
  const token = await tokenMaker(server.data)({ admin: true });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${server.origin}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const statusOf = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    const text = await answer.text();
    if (answer.status === 400) console.error(text.slice(0, 500));
    return answer.status;
  };
  const lines = { ...headers, accept: 'application/x-ndjson' };
  const idsOf = async (path: string): Promise<readonly number[]> => {
    const answer = await fetch(`${server.origin}${path}`, { headers: lines });
    const records = (await answer.text()).split('\n').filter(Boolean);
    return records.map((line) => (JSON.parse(line) as { readonly id: number }).id);
  };
  const ids = await idsOf('/api/Entreprises?OrderBy=nom');
  const [other] = await idsOf('/api/TypeContrats');

  const bulk = new Group(`bulk updates of ${ids.length} companies`);
  const same = new Group(`${WRITERS} writers of the same ones`);
  const readers = new Group('4 readers of the list');
  const apart = new Group('2 writers of other records');
  const ready = new Group('/health/ready');

  let goesOn = true;
  const again = async (group: Group, run: (at: number) => Promise<number>): Promise<void> => {
    for (let at = 0; goesOn; at += 1) await group.call(() => run(at));
  };
  const write = (caller: number) => (at: number) =>
    statusOf('PUT', `/api/Entreprises/${ids[(caller * 811 + at * 97) % ids.length]}`, { effectif: at % 500 });
  const callers = [
    ...Array.from({ length: WRITERS }, (_, caller) => again(same, write(caller))),
    ...Array.from({ length: 4 }, (_, caller) =>
      again(readers, (at) => statusOf('GET', `/api/Entreprises?PageNumber=${1 + ((at + caller) % 50)}&PageSize=25`)),
    ),
    ...Array.from({ length: 2 }, (_, caller) =>
      again(apart, (at) => statusOf('PUT', `/api/TypeContrats/${other}`, { ordre: (at + caller) % 100 })),
    ),
    again(ready, () => statusOf('GET', '/health/ready')),
  ];
  for (let set = 0; set < SETS; set += 1) {
    const changes = ids.map((id, index) => ({
      collection: 'Entreprises',
      action: 'update',
      id,
      values: { effectif: (index + set) % 900 },
    }));
    await bulk.call(() => statusOf('POST', '/api/changeSets', { origin: 'api', mode: 'all', changes }));
  }
  goesOn = false;
  await Promise.all(callers);

  const groups = [bulk, same, readers, apart, ready];
  for (const { line } of groups) console.log(line);
  const slow = [readers, apart, ready].filter((group) => group.percentile(0.95) > MOST);
  const holds = slow.length === 0 && groups.every((group) => !group.failed);
  console.log(
    `${holds ? 'holds' : 'FAILS'}: others wait at most ${MOST} ms at the 95th percentile, and nothing is a 5xx`,
  );
  if (!holds) process.exitCode = 1;
} finally {
  await server.remove();
}
