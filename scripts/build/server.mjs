import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { replaceFolder } from './replaceFolder.mjs';

/** Entry points: the server, and commands that must run without a TypeScript loader. */
const ENTRY_POINTS = {
  main: 'server/main.ts',
  openapi: 'scripts/openapi.ts',
  token: 'scripts/token.ts',
  seed: 'scripts/seed.ts',
  tenantCreate: 'scripts/tenantCreate.ts',
  contractSchemas: 'scripts/contractSchemas.ts',
  migrateSchemas: 'scripts/migrateSchemas.ts',
  keysRotate: 'scripts/keysRotate.ts',
  renderWorker: 'server/portal/planning/exports/renderWorker.mjs',
};

/** Not bundled: they load programs, fonts, workers or native code from their folders, or few servers need them. */
const OUTSIDE = ['@aws-sdk/client-s3', '@node-rs/argon2', 'hucre', 'nodemailer', 'pdfmake', 'pg-native'];

const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

const packagesOutside = {
  name: 'socle:packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      OUTSIDE.includes(packageOf(path)) ? { path, external: true } : undefined,
    );
  },
};

/** Bundled CommonJS packages call `require` for Node's built-in modules. */
const REQUIRE =
  "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);";

/**
 * esbuild options common to all server bundles.
 * @param {string} root the checkout
 * @param {Readonly<Record<string, string>>} entryPoints
 * @param {string} outdir
 */
export const serverBundle = (root, entryPoints, outdir) => ({
  absWorkingDir: root,
  entryPoints,
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  plugins: [packagesOutside],
  banner: { js: REQUIRE },
  platform: /** @type {const} */ ('node'),
  target: 'node20.19',
  format: /** @type {const} */ ('esm'),
  sourcemap: true,
  sourcesContent: false,
});

/**
 * Pages of `docs/` by path without extension; the server shows them at `/docs/guide`.
 * @param {string} folder
 */
const guidePages = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.replaceAll('\\', '/').slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8')]),
  );

/**
 * Computes at build time whether the declarations are right, and the digest of their DDL. If they are wrong, the server
 * reports it at start.
 * @param {string} root the checkout
 * @returns {Promise<{ areRight: boolean; statements: string | null }>}
 */
async function declarationFacts(root) {
  const folder = join(root, '.cache', `declarations.${process.pid}`);
  const entry = { declarationFacts: 'scripts/build/declarationFacts.ts' };
  try {
    await build({ ...serverBundle(root, entry, folder), packages: 'external', sourcemap: false, logLevel: 'silent' });
    return await import(pathToFileURL(join(folder, 'declarationFacts.mjs')).href);
  } catch {
    return { areRight: false, statements: null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Bundles the server and its commands into `dist-server/`, with source maps.
 * @param {string} root the checkout
 */
export async function buildServer(root) {
  const target = join(root, 'dist-server');
  // Build beside the target first, so that an interrupted build is never used.
  const beside = `${target}.${process.pid}`;
  const { areRight, statements } = await declarationFacts(root);
  try {
    await build({
      ...serverBundle(root, ENTRY_POINTS, beside),
      // Inlined, so that the built server need not check its declarations at each start.
      define: { DECLARATIONS_CHECKED: String(areRight), DECLARED_STATEMENTS: JSON.stringify(statements) },
      // Whitespace only: oidc-provider depends on class names, which other minification changes.
      minifyWhitespace: true,
      // Node prints the whole source line of an uncaught exception.
      lineLimit: 200,
      logLevel: 'warning',
    });
    writeFileSync(join(beside, 'guide.json'), JSON.stringify(guidePages(join(root, 'docs'))));
    replaceFolder(beside, target);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
