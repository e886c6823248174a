import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { createServerProcess } from '../test/support/serverProcess';
import { residentMegabytes } from './residentMemory';

// npm run bench:start - the time from `npm start` to the first response once everything is installed and built, and the
// resident memory of its process when idle, without the database's.

const RUNS = 5;
const LIMITS = { milliseconds: 1_000, megabytes: 120 };
const REST = 5_000;

/** The arguments that `npm start` passes to `node`. */
async function startProgram(): Promise<readonly string[]> {
  const manifest: unknown = JSON.parse(await readFile('package.json', 'utf8'));
  const { scripts } = z.object({ scripts: z.object({ start: z.string() }) }).parse(manifest);
  return scripts.start.split(' ').slice(1);
}

const server = await createServerProcess({ LOG_LEVEL: 'error' }, { program: await startProgram() });

interface Start {
  /** From the start of the process to the response of a request that reads the database. */
  readonly milliseconds: number;
  readonly megabytes: number;
}

async function measureStart(): Promise<Start> {
  const begin = performance.now();
  await server.start();
  const answer = await fetch(`${server.origin}/health`);
  if (!answer.ok) throw new Error(`/health answered ${answer.status}`);
  const milliseconds = performance.now() - begin;
  await setTimeout(REST);
  const megabytes = await residentMegabytes(server.pid());
  await server.stop();
  return { milliseconds, megabytes };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  const first = await measureStart();
  console.log(`first start, which makes the demonstration's data: ${first.milliseconds.toFixed(0)} ms`);
  const later: Start[] = [];
  for (let run = 0; run < RUNS; run += 1) later.push(await measureStart());
  for (const unit of ['milliseconds', 'megabytes'] as const) {
    const values = later.map((start) => start[unit]);
    const middle = median(values);
    const holds = middle <= LIMITS[unit];
    const list = values.map((value) => value.toFixed(0)).join(', ');
    console.log(`${holds ? 'holds' : 'FAILS'}: ${list}; median ${middle.toFixed(0)} of ${LIMITS[unit]} ${unit}`);
    if (!holds) process.exitCode = 1;
  }
} finally {
  await server.remove();
}
