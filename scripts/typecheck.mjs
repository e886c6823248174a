import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * Checks every project of `tsconfig.json` with the native compiler (docs/decisions/tools.md). It collects no garbage below this
 * bound, which is half of its time, and builds anew each time: what it keeps misses a change of a global declaration.
 */
const { status } = spawnSync(
  process.execPath,
  [join('node_modules', 'typescript-7', 'bin', 'tsc'), '--build', '--force', '--builders', '2', '--checkers', '1'],
  { cwd: root, stdio: 'inherit', env: { GOGC: 'off', GOMEMLIMIT: '2GiB', ...process.env } },
);
process.exitCode = status ?? 1;
