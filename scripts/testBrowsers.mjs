import { existsSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, requireNode } from './setup.mjs';
import { BROWSERS } from './test/checks.mjs';
import { openCluster } from './test/cluster.mjs';
import { runLane } from './test/runLane.mjs';
import { summarize } from './test/summary.mjs';

/** The browser tests on every Chromium that is installed beside the one of the lock file. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

requireNode();
ensureInstalled();
ensureBuilt();
const found = INSTALLED.filter((path) => existsSync(path));
if (found.length === 0) console.log('No other browser is installed.');
const cluster = await openCluster();
const checks = found.map((path) => ({ ...BROWSERS, name: `browser tests, ${path}`, env: { SOCLE_BROWSER: path } }));
const results = await runLane(checks, cluster.env);
await cluster.close();
summarize(results);
