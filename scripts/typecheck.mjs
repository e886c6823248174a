import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * Checks every project of `tsconfig.json` with the native compiler (docs/decisions/0021-tools.md). A higher GOGC saves
 * time; `--force`, because incremental builds miss changed global declarations.
 */
const { status } = spawnSync(
  process.execPath,
  [join('node_modules', 'typescript-7', 'bin', 'tsc'), '--build', '--force', '--builders', '2', '--checkers', '1'],
  { cwd: root, stdio: 'inherit', env: { GOGC: '400', ...process.env } },
);
process.exitCode = status ?? 1;
