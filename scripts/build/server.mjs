import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { replaceFolder } from './replaceFolder.mjs';

/** What Node runs by name: the server, and the commands that need no TypeScript loader either. */
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

/** Packages that look for programs, fonts, workers or native code beside themselves, and such as few servers need. */
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

/** Packages of CommonJS that come in call `require` for Node's own modules. */
const REQUIRE =
  "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);";

/**
 * What esbuild is told of every bundle of the server.
 *
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
 * The pages of `docs/` by their path without ending, which the server shows at `/docs/guide`.
 *
 * @param {string} folder
 */
const guidePages = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.replaceAll('\\', '/').slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8')]),
  );

/**
 * What a start would work out of the declarations: whether they are right, and the digest of their tables' statements. Where they
 * are not right, the start says so.
 *
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
 *
 * @param {string} root the checkout
 */
export async function buildServer(root) {
  const target = join(root, 'dist-server');
  // Beside its place first: a build that was interrupted is never taken for a whole one.
  const beside = `${target}.${process.pid}`;
  const { areRight, statements } = await declarationFacts(root);
  try {
    await build({
      ...serverBundle(root, ENTRY_POINTS, beside),
      // A built server holds the declarations that were read here: it works out nothing of them at each start.
      define: { DECLARATIONS_CHECKED: String(areRight), DECLARED_STATEMENTS: JSON.stringify(statements) },
      // Whitespace only: oidc-provider reads names of classes, which other ways to minify drop.
      minifyWhitespace: true,
      // Node prints the whole line of an exception that it ends with.
      lineLimit: 200,
      logLevel: 'warning',
    });
    writeFileSync(join(beside, 'guide.json'), JSON.stringify(guidePages(join(root, 'docs'))));
    replaceFolder(beside, target);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
