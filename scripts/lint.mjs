import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Runs the linter and the dead code check (docs/decisions/0021-tools.md). A higher GOGC saves time. */
const env = { GOGC: '400', ...process.env };
const run = (name, ...options) =>
  spawnSync(join('node_modules', '.bin', name), options, { cwd: root, stdio: 'inherit', env }).status ?? 1;

process.exitCode = Math.max(run('oxlint'), run('knip', '--no-progress'));
