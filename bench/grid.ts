import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../test/support/chromium';
import { buildPage } from './buildPage';

/**
 * The spreadsheet with 10,000 rows in a real browser: the time until they are on screen, and the frames dropped while
 * scrolling. `npm run bench:grid -- picture.png` also takes a picture.
 */

interface GridBench {
  readonly mount: () => Promise<number>;
  readonly scroll: (frames: number) => Promise<readonly number[]>;
  readonly idle: (frames: number) => Promise<readonly number[]>;
}
declare global {
  interface Window {
    readonly gridBench: GridBench;
  }
}

const MOUNTS = 7;
const FRAMES = 240;
const MOUNT_LIMIT = 200;
/** Milliseconds of one and a half frames at 60 per second. */
const DROPPED = 25;
const ORIGIN = 'http://bench.local';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const directory = await mkdtemp(join(tmpdir(), 'socle-grid-'));
const picture = process.argv[2];
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const dropped = (times: readonly number[]) => times.filter((time) => time > DROPPED).length;

await buildPage(directory, { page: 'bench/grid/page.tsx' }, '[name].js');
await writeFile(
  join(directory, 'index.html'),
  '<!doctype html><html lang="fr"><meta charset="utf-8"><link rel="stylesheet" href="/style.css"><div id="root"></div><script type="module" src="/page.js"></script>',
);

const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const file = name.endsWith('.css') ? await styles() : join(directory, name);
    const body = await readFile(file).catch(() => undefined);
    await (body ? route.fulfill({ body, contentType: TYPES[extname(file)] ?? '' }) : route.fulfill({ status: 404 }));
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => 'gridBench' in window);
  const mounts: number[] = [];
  // Warm up: the first mount compiles the code.
  await page.evaluate(() => window.gridBench.mount());
  for (let turn = 0; turn < MOUNTS; turn += 1) mounts.push(await page.evaluate(() => window.gridBench.mount()));
  const idle = await page.evaluate((frames) => window.gridBench.idle(frames), FRAMES);
  const scrolled = await page.evaluate((frames) => window.gridBench.scroll(frames), FRAMES);
  if (picture) await page.screenshot({ path: picture });
  console.log(`10,000 rows on the screen   ${median(mounts).toFixed(0)} ms (limit ${MOUNT_LIMIT} ms)`);
  console.log(`frames dropped in scrolling ${dropped(scrolled)} of ${FRAMES} (${dropped(idle)} without scrolling)`);
  console.log(`median frame                ${median(scrolled).toFixed(1)} ms (${median(idle).toFixed(1)} ms without)`);
  if (median(mounts) > MOUNT_LIMIT) process.exitCode = 1;
} finally {
  await browser.close();
  await rm(directory, { recursive: true, force: true });
}

async function styles(): Promise<string> {
  const names = await readdir(directory, { recursive: true });
  return join(directory, names.find((name) => name.endsWith('.css')) ?? 'none.css');
}
