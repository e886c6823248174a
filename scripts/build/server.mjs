import { rmSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** What Node runs by name: the server, and the commands that need no TypeScript loader either. */
const ENTRY_POINTS = {
  main: 'server/main.ts',
  openapi: 'scripts/openapi.ts',
  token: 'scripts/token.ts',
  seed: 'scripts/seed.ts',
  tenantCreate: 'scripts/tenantCreate.ts',
  renderWorker: 'server/planning/exports/renderWorker.mjs',
};

/**
 * Bundles the server and its commands into `dist-server/`, with source maps. Packages stay outside: some carry programs
 * and fonts that they look for beside themselves.
 *
 * @param {string} root the checkout
 */
export async function buildServer(root) {
  const target = join(root, 'dist-server');
  // Beside its place first: a build that was interrupted is never taken for a whole one.
  const beside = `${target}.${process.pid}`;
  try {
    await build({
      absWorkingDir: root,
      entryPoints: ENTRY_POINTS,
      outdir: beside,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      packages: 'external',
      platform: 'node',
      target: 'node20.19',
      format: 'esm',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'warning',
    });
    rmSync(target, { recursive: true, force: true });
    renameSync(beside, target);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
