import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyFault, obstacleOf } from './applyFault';
import { copyCheckout } from './copyCheckout';
import { FAULTS } from './data';
import type { Fault } from './fault';
import { failuresOfFiles, LANES, runLane, type Lane, type LaneOptions } from './lanes';
import { identityOf, printResults, readResults, writeResults, type Result } from './results';
import { typeErrors } from './typeErrors';

/** `npm run test:faults`: checks that the tests catch small faults (docs/decisions/0017-faults.md). */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    area: { type: 'string' },
    until: { type: 'string', default: 'browser' },
    workers: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
    types: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
  },
});

const checkout = join(import.meta.dirname, '../..');
const file = join(checkout, 'test-results', 'faults.json');
const only = options.only?.split(',');
const unknown = only?.filter((id) => !FAULTS.some((fault) => fault.id === id)) ?? [];
if (unknown.length > 0) throw new Error(`no fault is called ${unknown.join(', ')}`);
const last = LANES.findIndex((lane) => lane === options.until);
if (last < 0) throw new Error(`--until takes one of ${LANES.join(', ')}`);
const lanes = LANES.slice(0, last + 1);
const chosen = FAULTS.filter(({ id, area }) => (only?.includes(id) ?? true) && (options.area ?? area) === area);

/** Test files that fail without any fault, whose failures prove nothing. */
class Baseline {
  readonly #isGreen = new Map<string, boolean>();

  constructor(private readonly lane: LaneOptions) {}

  async run(files: readonly string[]): Promise<void> {
    const open = [...new Set(files)].filter((one) => !this.#isGreen.has(one));
    if (open.length === 0) return;
    const failures = await failuresOfFiles(this.lane, open, 90);
    for (const one of open) this.#isGreen.set(one, !failures.some((failure) => failure.file === one));
  }

  async isGreen(one: string): Promise<boolean> {
    await this.run([one]);
    return this.#isGreen.get(one) ?? false;
  }
}

type Catch = { readonly lane: Lane; readonly test: string } | { readonly message: string };

async function firstCatch(fault: Fault, lane: LaneOptions, baseline: Baseline): Promise<Catch | undefined> {
  for (const hint of fault.tests ?? [])
    if (!(await baseline.isGreen(hint))) return { message: `${hint} fails without the fault` };
  for (const name of lanes) {
    const restore = applyFault(lane.root, fault);
    const failures = await runLane(lane, name, fault).finally(restore);
    const [first] = failures;
    if (!first) continue;
    if (await baseline.isGreen(first.file)) return { lane: name, test: `${first.file} > ${first.test}` };
    return { message: `${first.file} fails without the fault` };
  }
  return undefined;
}

async function resultOf(fault: Fault, lane: LaneOptions, baseline: Baseline): Promise<Result> {
  const started = Date.now();
  const caught = await firstCatch(fault, lane, baseline).catch((error: unknown) => ({ message: String(error) }));
  const seconds = Math.round((Date.now() - started) / 1000);
  const status = !caught ? 'missed' : 'lane' in caught ? 'caught' : 'error';
  return { id: fault.id, area: fault.area, status, ...caught, seconds, fault: identityOf(fault) };
}

async function runFaults(): Promise<boolean> {
  const copy = copyCheckout(checkout);
  process.once('exit', () => copy.remove());
  const known = options.resume || only || options.area ? readResults(file) : new Map<string, Result>();
  const results = new Map([...known].filter(([id]) => FAULTS.some((fault) => fault.id === id)));
  const isDone = (fault: Fault) => {
    const result = options.resume ? results.get(fault.id) : undefined;
    return result?.status === 'caught' && result.fault === identityOf(fault);
  };
  const open = chosen.filter((fault) => !isDone(fault));
  const lane = { root: copy.root, workers: options.workers };
  const baseline = new Baseline(lane);
  console.log(`${open.length} faults; their tests are run without them first`);
  if (lanes.includes('hinted')) await baseline.run(open.flatMap(({ tests = [] }) => tests));
  for (const fault of open) {
    const result = await resultOf(fault, lane, baseline);
    results.set(fault.id, result);
    writeResults(file, results.values());
    console.log(`${result.status} ${fault.id} (${result.seconds} s) ${result.test ?? result.message ?? ''}`);
  }
  console.log('');
  return printResults(chosen.flatMap(({ id }) => results.get(id) ?? []));
}

const obstacles = FAULTS.flatMap((fault) => {
  const obstacle = obstacleOf(checkout, fault);
  return obstacle ? [`${fault.id} does not apply: ${obstacle}`] : [];
});
for (const obstacle of obstacles) console.error(obstacle);
if (options.list) {
  for (const { id, area, why } of chosen) console.log(`${area.padEnd(14)} ${id.padEnd(34)} ${why}`);
} else if (options.types) {
  const errors = typeErrors(checkout, chosen);
  for (const error of errors) console.error(error);
  console.log(`${chosen.length} faults, ${errors.length} of them refused by the compiler`);
  process.exitCode = errors.length === 0 ? 0 : 1;
} else if (obstacles.length === 0) {
  setPriority(10);
  process.exitCode = (await runFaults()) ? 0 : 1;
}
if (obstacles.length > 0) process.exitCode = 1;
