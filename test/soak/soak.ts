import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { askServer } from '../../server/admin/askServer';
import { startEmbedded } from '../../server/database/embedded/start';
import { createRandom } from '../../server/portal/seed/trade/random';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';
import { Caller } from './caller';
import { cutConnections, jumpClock, killDatabase, killServer, restartServer, type Fault } from './faults';
import { Tally } from './outcome';

// npm run soak - clients with mixed requests to two processes on one database, while connections are cut, PostgreSQL
// and a process are killed and clocks change: no confirmed write is lost, nothing is wrong, no response is 500.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '8' },
    callers: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
});
const MILLISECONDS = Number(values.minutes) * 60_000;
const FAULTS = 16;
/** Limit of the memory at the end, as a ratio to the middle of the run. */
const MOST_GROWTH = 1.1;

async function memoryOf(server: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function runFaults(faults: readonly Fault[], until: number): Promise<void> {
  const every = (until - performance.now()) / (FAULTS + 1);
  for (let number = 0; number < FAULTS; number += 1) {
    await pause(every);
    const fault = faults[number % faults.length];
    if (!fault || performance.now() > until) return;
    console.log(`  ${fault.name}`);
    await fault.run();
  }
}

const directory = await mkdtemp(join(tmpdir(), 'socle-soak-'));
const postgres = await startEmbedded(directory);
const environment = {
  DATABASE_URL: postgres.url,
  // One public address, as behind a proxy, so that both processes accept the tokens.
  PUBLIC_PORT: '80',
  REQUESTS_PER_MINUTE: '10000000',
  LOG_LEVEL: 'error',
  DRAIN_SECONDS: '0',
};
const options = { program: ['--import', './test/soak/clock.mjs', 'dist-server/main.mjs'] };
const processes = await Promise.all([
  createServerProcess(environment, options),
  createServerProcess(environment, options),
]);
const [steady, killed] = processes as [ServerProcess, ServerProcess];
try {
  for (const server of processes) await server.start();
  const input = { tenant: 'nord', rights: [], admin: true, minutes: 480 };
  const { token } = (await askServer(steady.data, 'token', input)) as { readonly token: string };
  const servers = { processes, token };
  const tally = new Tally();
  const until = performance.now() + MILLISECONDS;
  const callers = Array.from(
    { length: Number(values.callers) },
    (_, index) => new Caller(servers, tally, `Soak ${index}`, createRandom(Number(values.seed) * 1_000 + index).next),
  );
  const memory: number[] = [];
  const watching = (async () => {
    while (performance.now() < until) {
      memory.push(await memoryOf(steady));
      await pause(1_000);
    }
  })();
  const faulting = runFaults(
    [
      cutConnections(postgres.url),
      killServer(killed),
      jumpClock(steady),
      killDatabase(directory),
      jumpClock(killed),
      restartServer(killed),
    ],
    until,
  );
  await Promise.all([
    watching,
    faulting,
    ...callers.map(async (caller) => {
      while (performance.now() < until) await caller.step();
    }),
  ]);
  for (const caller of callers) await caller.verify();
  for (const [name, count] of [...tally.statuses].toSorted()) console.log(`  ${String(count).padStart(7)}  ${name}`);
  const middle = middleOf(memory.slice(Math.floor(memory.length * 0.45), Math.ceil(memory.length * 0.55)));
  const end = middleOf(memory.slice(Math.floor(memory.length * 0.9)));
  const writes = callers.reduce((sum, caller) => sum + caller.writes, 0);
  console.log(
    `${writes} writes, ${tally.unknown} calls without an answer, the longest answer ${tally.longest.toFixed(0)} ms`,
  );
  console.log(`memory: ${middle.toFixed(0)} MB in the middle, ${end.toFixed(0)} MB at the end`);
  for (const what of tally.wrong) console.log(`WRONG  ${what}`);
  console.log(tally.wrong.length === 0 ? 'nothing lost, nothing wrong' : `${tally.wrong.length} wrong`);
  if (tally.wrong.length > 0 || end > middle * MOST_GROWTH) process.exitCode = 1;
} finally {
  await Promise.all(processes.map((server) => server.remove()));
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
