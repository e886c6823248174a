import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../test/support/chromium';
import type { PlanningBench, PageContent } from './planning/page';
import { longestTask } from './planning/tasks';
import { buildPage } from './buildPage';

/**
 * The team timeline with 200 people in a real browser, compared to react-big-calendar's views of the same slots: time
 * until painted, number of elements, the longest task, frames while scrolling and dragging. Other load on the machine
 * also slows frames, so the best of several runs counts.
 * `npm run bench:planning -- --check` fails over a limit; `--pictures=folder` takes pictures.
 */

declare global {
  interface Window {
    readonly planningBench: PlanningBench;
  }
}

const COUNTS = [200, 2_000, 10_000] as const;
const RUNS = 9;
const FRAMES = 240;
const ORIGIN = 'http://bench.local';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const LIMITS = {
  month: { 200: 45, 2_000: 60, 10_000: 100 },
  week: { 200: 40, 2_000: 50, 10_000: 70 },
  next: { 200: 30, 2_000: 60, 10_000: 100 },
  elements: { 200: 500, 2_000: 800, 10_000: 1_200 },
} as const;
const LONG_TASK = 50;
const FRAME = { most: 30, all: 50 } as const;
const ONE_FRAME = 16.8;

const directory = await mkdtemp(join(tmpdir(), 'socle-planning-'));
const isCheck = process.argv.includes('--check');
const pictures = process.argv.find((argument) => argument.startsWith('--pictures='))?.slice('--pictures='.length);
const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other);
const at = (times: readonly number[], part: number) =>
  sorted(times)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
const failures: string[] = [];
const ms = (value: number) => value.toFixed(0).padStart(5);

/** Prints one line of the table; a median over its limit is a failure. */
function line(name: string, times: readonly number[], limit?: number): void {
  const over = limit !== undefined && at(times, 0.5) > limit;
  if (over) failures.push(`${name}: ${at(times, 0.5).toFixed(0)}, limit ${limit}`);
  const [least, median, worst] = [at(times, 0), at(times, 0.5), at(times, 1)].map(ms);
  console.log(
    `${name.padEnd(34)} ${median} ${least} ${worst}   ${limit === undefined ? '' : `${ms(limit)}${over ? '  OVER' : ''}`}`,
  );
}

await buildPage(directory, { page: 'bench/planning/page.tsx' }, '[name].js');
const style = (await readdir(directory, { recursive: true })).find((name) => name.endsWith('.css')) ?? 'none.css';
await writeFile(
  join(directory, 'index.html'),
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/${style}"><div id="root"></div><script type="module" src="/page.js"></script>`,
);

const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const body = await readFile(join(directory, name)).catch(() => undefined);
    await (body ? route.fulfill({ body, contentType: TYPES[extname(name)] ?? '' }) : route.fulfill({ status: 404 }));
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => 'planningBench' in window);

  const paint = (shown: PageContent) => page.evaluate((next) => window.planningBench.paint(next), shown);
  const base: PageContent = { what: 'timeline', view: 'month', slots: 200, month: 0, grouping: 'none' };
  const empty = (slots: number) => paint({ ...base, what: 'nothing', slots });
  /** Mounts a view several times; the first run compiles the code and does not count. */
  const mounts = async (shown: PageContent, runs: number, before: PageContent = { ...shown, what: 'nothing' }) => {
    const times: number[] = [];
    for (let turn = 0; turn <= runs; turn += 1) {
      await paint(before);
      const time = await paint(shown);
      if (turn > 0) times.push(time);
    }
    const { task } = await longestTask(browser, page, async () => {
      await paint(before);
      await paint(shown);
    });
    return { times, task };
  };
  /** Scrolls several times; the smoothest run counts, because other load on the machine disturbs the others. */
  const scrolls = async () => {
    const runs = [];
    for (let turn = 0; turn < 4; turn += 1)
      runs.push(await page.evaluate((frames) => window.planningBench.scroll(frames, 120), FRAMES));
    const { task } = await longestTask(browser, page, () =>
      page.evaluate((frames) => window.planningBench.scroll(frames, 120), FRAMES),
    );
    return {
      most: Math.min(...runs.map(({ times }) => at(times, 0.95))),
      worst: Math.min(...runs.map(({ times }) => at(times, 1))),
      blank: Math.max(...runs.map(({ blank }) => blank)),
      task,
    };
  };

  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}, times in milliseconds\n`);
  console.log(`${''.padEnd(34)} ${'median  least  worst   limit'}`);
  const idle = await page.evaluate((frames) => window.planningBench.idle(frames), FRAMES);
  line('idle frame', idle);
  for (const slots of COUNTS) {
    console.log(`\n${slots.toLocaleString('en')} slots`);
    const month = await mounts({ ...base, slots }, RUNS);
    line('month painted', month.times, LIMITS.month[slots]);
    const elements = await page.evaluate(() => window.planningBench.elements());
    line('elements in the page, month', [elements], LIMITS.elements[slots]);
    const next = await mounts({ ...base, slots, month: 1 }, RUNS, { ...base, slots });
    line('next month painted', next.times, LIMITS.next[slots]);
    const week = await mounts({ ...base, slots, view: 'week' }, RUNS);
    line('week painted', week.times, LIMITS.week[slots]);
    const day = await mounts({ ...base, slots, view: 'day' }, 3);
    line('day painted', day.times);
    line('longest task (processor)', [Math.max(month.task, next.task, week.task, day.task)], LONG_TASK);

    await paint({ ...base, slots });
    const scrolled = await scrolls();
    line('scrolling: frame, 95 %', [scrolled.most], FRAME.most);
    line('scrolling: frame, worst', [scrolled.worst], FRAME.all);
    line('scrolling: blank frames', [scrolled.blank], 0);
    line('scrolling: longest task (proc.)', [scrolled.task], LONG_TASK);
    const { result: dragged, task } = await longestTask(browser, page, () =>
      page.evaluate(() => window.planningBench.drag(120)),
    );
    line('drag: longest task (proc.)', [task], LONG_TASK);
    line('drag: move until painted', dragged.times, 1.5 * ONE_FRAME);
    line('drag: frames not at the pointer', [dragged.far], 0);
    const library = await mounts({ ...base, slots, what: 'calendar' }, 3);
    line('react-big-calendar, month', library.times);
    const libraryWeek = await mounts({ ...base, slots, what: 'calendar', view: 'week' }, slots > 5_000 ? 1 : 3);
    line('react-big-calendar, week', libraryWeek.times);
    await empty(slots);
  }
  if (pictures) await takePictures(pictures);

  async function takePictures(folder: string): Promise<void> {
    for (const skin of ['light', 'dark'] as const) {
      await page.evaluate((wanted) => window.planningBench.skin(wanted), skin);
      for (const [name, width, shown] of [
        ['month', 1440, { ...base, slots: 10_000 }],
        ['groups', 1440, { ...base, slots: 2_000, grouping: 'team' }],
        ['week', 1440, { ...base, slots: 2_000, view: 'week' }],
        ['day', 1440, { ...base, slots: 10_000, view: 'day' }],
        ['month', 390, { ...base, slots: 2_000 }],
        ['day', 390, { ...base, slots: 10_000, view: 'day' }],
      ] as const) {
        await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
        await paint(shown);
        await page.evaluate(() => window.planningBench.settle());
        await page.screenshot({ path: join(folder, `${name}-${width}-${skin}.png`) });
      }
    }
  }
} finally {
  await browser.close();
  await rm(directory, { recursive: true, force: true });
}
console.log(`\nload of the machine ${loadavg()[0]?.toFixed(1)}`);
for (const failure of failures) console.log(`over the limit: ${failure}`);
if (isCheck && failures.length > 0) process.exitCode = 1;
