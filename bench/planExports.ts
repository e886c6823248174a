import { performance } from 'node:perf_hooks';
import { createServerProcess } from '../test/support/serverProcess';
import { tokenMaker } from '../test/support/serverTokens';
import { fillDemoTenant } from './demoTenant';
import { addSlots } from './planSlots';
import { residentMegabytes } from './residentMemory';

// npm run bench:planExports - the server's memory while many people export the largest PDF of a plan at once, compared
// to one export: they queue, and other requests are answered meanwhile.

const SLOTS = Number(process.env['BENCH_SLOTS'] ?? 10_000);
const MANY = Number(process.env['BENCH_CALLERS'] ?? 6);
const FIRST = Date.UTC(2026, 0, 1);
const PERIOD = { startDate: '2026-01-01T00:00:00Z', endDate: '2026-02-01T00:00:00Z' };
const MOST_RATIO = 1.5;

const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' });

async function exportPdf(token: string): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(PERIOD)) form.set(name, value);
  const response = await fetch(`${server.origin}/api/creneaux/exportPlanningAdherent`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.arrayBuffer()).byteLength;
}

/** Requests a small list repeatedly until `ended`. @returns the response times, in milliseconds */
async function othersBeside(token: string, ended: Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  let goesOn = true;
  const stop = () => {
    goesOn = false;
  };
  void ended.then(stop, stop);
  while (goesOn) {
    const start = performance.now();
    const answer = await fetch(`${server.origin}/api/typesCreneau`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b);
}

/** Peak memory of a freshly started server, in megabytes, during this many concurrent exports. */
async function measure(callers: number): Promise<number> {
  await server.start();
  const token = await tokenMaker(server.data)({ rights: ['PLANNING_ADMIN:admin'] });
  const start = performance.now();
  const files = Promise.all(Array.from({ length: callers }, () => exportPdf(token)));
  const times = await othersBeside(token, files);
  const [bytes = 0] = await files;
  const highest = await residentMegabytes(server.pid(), 'VmHWM');
  console.log(
    `${callers} at once: ${((performance.now() - start) / 1000).toFixed(1)} s, files of ${(bytes / 1e6).toFixed(1)} MB, ` +
      `${highest.toFixed(0)} MB at the highest; others wait ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0)} ms at the 95th percentile`,
  );
  await server.stop();
  return highest;
}

try {
  await fillDemoTenant(server.data, `${SLOTS.toLocaleString('en')} slots`, (tenant) => addSlots(tenant, SLOTS, FIRST));
  const one = await measure(1);
  const ratio = (await measure(MANY)) / one;
  const holds = ratio <= MOST_RATIO;
  console.log(
    `${holds ? 'holds' : 'FAILS'}: ${MANY} take ${ratio.toFixed(2)} times the memory of one, at most ${MOST_RATIO}`,
  );
  if (!holds) process.exitCode = 1;
} finally {
  await server.remove();
}
