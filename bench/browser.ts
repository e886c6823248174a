import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/setup.mjs';
import { openElsewhere } from './browser/elsewhere';
import { prepareData, startPlain, startSocle, type Running } from './browser/servers';
import { measureSlowly, measureVisit, type Visit } from './browser/visit';

/**
 * npm run bench:browser - compares waiting times in a browser with 100,000 companies to a plain react-admin application
 * on a small Express server, each in an empty profile. `-- --check` exits 1 past a limit; `--data=folder` keeps the
 * companies for the next run; `--runs=1` measures once.
 */

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const RUNS = Number(option('runs') ?? 5);
const COMPANIES = Number(process.env['BENCH_COMPANIES'] ?? 100_000);
const isCheck = process.argv.includes('--check');

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Measure {
  readonly name: string;
  readonly read: (visit: Visit) => number;
  /** Upper limit, as a ratio to the plain application. */
  readonly ratio?: number;
  /** Upper limit, in the unit of the figure. */
  readonly most?: number;
}

const MEASURES: readonly Measure[] = [
  { name: 'first opening of the list, ms', read: ({ first }) => first, ratio: 1 },
  { name: 'opening again, ms', read: ({ reloaded }) => reloaded, ratio: 1.5 },
  { name: 'opening from another site, ms', read: ({ fromElsewhere }) => fromElsewhere, ratio: 1.5 },
  { name: 'opening in a new tab, ms', read: ({ inNewTab }) => inNewTab, ratio: 1.5 },
  { name: 'home to list, ms', read: ({ homeToList }) => homeToList, ratio: 1 },
  { name: 'list to form, ms', read: ({ listToForm }) => listToForm, ratio: 1 },
  { name: 'back to the list, ms', read: ({ backToList }) => backToList },
  { name: 'search, last key to rows, ms', read: ({ search }) => search, ratio: 0.5 },
  { name: 'JavaScript for the list, kB', read: ({ traffic }) => traffic.scriptKilobytes, ratio: 1.15 },
  { name: 'files of JavaScript', read: ({ traffic }) => traffic.scripts, most: 12 },
  { name: 'requests until the list', read: ({ traffic }) => traffic.requests, most: 25 },
  { name: 'layout shift', read: ({ shift }) => shift, most: 0.02 },
  { name: 'longest task to the list, ms', read: ({ task }) => task, most: 50 },
  { name: 'processor of opening again, ms', read: ({ processor }) => processor },
];
const SLOW_RATIO = 1.2;

const failures: string[] = [];

function line(name: string, plain: number, ours: number, { ratio, most }: Pick<Measure, 'ratio' | 'most'>): void {
  const isOver = (ratio !== undefined && ours > plain * ratio) || (most !== undefined && ours > most);
  if (isOver) failures.push(name);
  const digits = name === 'layout shift' ? 3 : 0;
  const limit = ratio === undefined ? (most?.toString() ?? '') : `x ${ratio}`;
  const columns = [plain.toFixed(digits), ours.toFixed(digits), (ours / plain).toFixed(2), limit];
  console.log(`${name.padEnd(34)}${columns.map((text) => text.padStart(10)).join('')}${isOver ? '  OVER' : ''}`);
}

ensureBuilt();
const kept = option('data');
const directory = kept ?? (await mkdtemp(join(tmpdir(), 'socle-browser-')));
const running: Running[] = [];
const elsewhere = await openElsewhere();
try {
  await prepareData(directory, COMPANIES);
  running.push(await startPlain(directory), await startSocle(directory));
  const visits = new Map<Running, Visit[]>(running.map((one) => [one, []]));
  const slow = new Map<Running, number[]>(running.map((one) => [one, []]));
  // Warm up: a new server compiles code and plans queries for its first requests.
  for (const one of running) await measureVisit(one.site, elsewhere.address);
  // The applications take turns, so that other load on the machine affects both.
  for (let run = 0; run < RUNS; run += 1)
    for (const one of running) visits.get(one)?.push(await measureVisit(one.site, elsewhere.address));
  for (let run = 0; run < Math.min(RUNS, 3); run += 1)
    for (const one of running) slow.get(one)?.push(await measureSlowly(one.site));

  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}; medians of ${RUNS}\n`);
  console.log(`${''.padEnd(34)}${['plain', 'Socle', 'ratio', 'limit'].map((text) => text.padStart(10)).join('')}`);
  const [plain = [], ours = []] = running.map((one) => visits.get(one) ?? []);
  for (const measure of MEASURES)
    line(measure.name, median(plain.map(measure.read)), median(ours.map(measure.read)), measure);
  const [slowPlain = [], slowOurs = []] = running.map((one) => slow.get(one) ?? []);
  line('list on a slow network, ms', median(slowPlain), median(slowOurs), { ratio: SLOW_RATIO });
} finally {
  for (const { stop } of running) await stop();
  elsewhere.close();
  if (kept === undefined) await rm(directory, { recursive: true, force: true });
}
for (const failure of failures) console.log(`over the limit: ${failure}`);
if (isCheck && failures.length > 0) process.exitCode = 1;
