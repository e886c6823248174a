import { existsSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, requireNode } from './setup.mjs';
import { BROWSERS, FIREFOX, MAIN_WAYS } from './test/checks.mjs';
import { openCluster } from './test/cluster.mjs';
import { runLane } from './test/runLane.mjs';
import { summarize } from './test/summary.mjs';

/** Runs the main tests in every other installed browser; `--all` runs every browser test in Chromium. */
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FIREFOXES = [process.env.SOCLE_FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

requireNode();
ensureInstalled();
ensureBuilt();
const installed = (paths) => paths.filter((path) => path && existsSync(path));
const chromiums = installed(CHROMIUMS);
const firefoxes = installed(FIREFOXES).slice(0, 1);
if (chromiums.length === 0) console.log('No other Chromium is installed: its tests are left out.');
if (firefoxes.length === 0) console.log('No Firefox is installed (SOCLE_FIREFOX names one): its tests are left out.');
const specs = process.argv.includes('--all') ? [] : MAIN_WAYS;
const checks = [
  ...chromiums.map((path) => ({
    ...BROWSERS,
    name: `browser tests, ${path}`,
    command: [...BROWSERS.command, ...specs],
    env: { SOCLE_BROWSER: path },
  })),
  ...firefoxes.map((path) => ({ ...FIREFOX, name: `main ways, ${path}`, env: { SOCLE_FIREFOX: path } })),
];
const cluster = await openCluster();
const results = await runLane(checks, cluster.env);
await cluster.close();
summarize(results);
