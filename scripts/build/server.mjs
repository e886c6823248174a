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

/** Packages of many small modules, which load twice as fast inside. Others look for programs and fonts beside themselves. */
const INSIDE = [
  'zod',
  'oidc-provider',
  'jose',
  'rrule',
  'ical-generator',
  'fastify-plugin',
  '@socialgouv/jours-feries',
];

const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

const packagesOutside = {
  name: 'socle:packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      const isOwn = !importer.includes('/node_modules/');
      // What a package inside needs is found from where that package lies, so it comes in too.
      if (kind === 'entry-point' || path.startsWith('node:') || !isOwn || INSIDE.includes(packageOf(path)))
        return undefined;
      return { path, external: true };
    });
  },
};

/** Packages of CommonJS that come in call `require` for Node's own modules. */
const REQUIRE =
  "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);";

/**
 * Bundles the server and its commands into `dist-server/`, with source maps.
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
      plugins: [packagesOutside],
      banner: { js: REQUIRE },
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
