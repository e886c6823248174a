import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root } from './setup.mjs';
import { bin, BROWSERS, CODE } from './test/checks.mjs';
import { openCluster } from './test/cluster.mjs';
import { runLane } from './test/runLane.mjs';
import { summarize } from './test/summary.mjs';

/** Every check of the project, in parallel if that is faster; ends with `N passed, N failed`. */
requireNode();
const started = Date.now();
ensureInstalled();
const installed = { name: 'installation', passed: 0, failed: 0, ok: true, seconds: (Date.now() - started) / 1000 };
rmSync(join(root, 'test-results'), { recursive: true, force: true });
mkdirSync(join(root, 'test-results'), { recursive: true });

const BUILD = { name: 'build', command: [process.execPath, 'scripts/build.mjs'] };
const TYPES = { name: 'types', command: [process.execPath, 'scripts/typecheck.mjs'] };
const LINT = { name: 'lint', command: [process.execPath, 'scripts/lint.mjs'] };
const FORMAT = { name: 'format', command: [bin('oxfmt'), '--check', '.'] };

// Browser tests run alone: they use both cores, and would time out on a busy machine.
const [[built, ...checked], styled, cluster] = await Promise.all([
  runLane([BUILD, TYPES]),
  runLane([FORMAT, LINT]),
  openCluster(),
]);
const tested = await runLane(built.ok ? [CODE, BROWSERS] : [CODE], cluster.env);
await cluster.close();
summarize([installed, built, ...checked, ...styled, ...tested]);
