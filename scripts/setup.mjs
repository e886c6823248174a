import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest, outline } from './setup/digest.mjs';
import { missingPackages } from './setup/packages.mjs';

/** Set-up for every command, in plain Node: it runs before packages are installed. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = [20, 19];

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Socle demande Node.js ${OLDEST_NODE.join('.')} ou plus récent (version présente : ${process.versions.node}).`,
  );
  process.exit(1);
}

/** Runs a command; if it fails, exits with its code. */
export function run(command, args, options = {}) {
  // Print set-up output to stderr: some callers read a command's stdout as data (`npm run -s token`).
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 'inherit'], ...options });
  if (error) console.error(`${command} : ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Installs packages that are missing or differ from the lock file.
 * @param {{ dev: boolean }} options whether to include development packages
 */
export function ensureInstalled({ dev } = { dev: true }) {
  if (missingPackages(root, { dev }).length === 0) return;
  console.error('Installation des dépendances (une seule fois, environ une minute)…');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(dev ? [] : ['--omit=dev'])]);
}

const COMMON = ['src', 'package.json', 'package-lock.json'];

const FRONT_END = {
  name: 'front-end',
  result: 'dist/index.html',
  sources: [...COMMON, 'index.html', 'public', 'vite.config.ts', 'scripts/build'],
  title: "Construction de l'interface…",
  program: ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'],
};

const SERVER = {
  name: 'server',
  result: 'dist-server/main.mjs',
  sources: [...COMMON, 'server', 'scripts'],
  title: 'Construction du serveur…',
  program: ['scripts/buildServer.mjs'],
};

const markOf = ({ name }) => join(root, '.cache', 'built', name);

/** Whether the build is up to date with the sources. */
function isBuilt(part) {
  const mark = markOf(part);
  if (!existsSync(join(root, part.result)) || !existsSync(mark)) return false;
  const { seen, content } = JSON.parse(readFileSync(mark, 'utf8'));
  // Compare times and sizes first, in milliseconds; then the content of files that were only touched.
  const now = outline(root, part.sources);
  if (seen === now) return true;
  if (content !== digest(root, part.sources)) return false;
  writeFileSync(mark, JSON.stringify({ seen: now, content }));
  return true;
}

function build(part) {
  console.error(part.title);
  const seen = outline(root, part.sources);
  const content = digest(root, part.sources);
  // Vite would build React's large development variant for the server's NODE_ENV.
  run(process.execPath, part.program, { env: { ...process.env, NODE_ENV: 'production' } });
  mkdirSync(dirname(markOf(part)), { recursive: true });
  writeFileSync(markOf(part), JSON.stringify({ seen, content }));
}

/** A deployed copy has a build but no sources. */
const isCopy = (parts) => !existsSync(join(root, 'src')) && parts.every(({ result }) => existsSync(join(root, result)));

/** Rebuilds parts whose sources have changed; a deployed copy only installs. */
function ensureParts(parts) {
  if (isCopy(parts)) return ensureInstalled({ dev: false });
  const stale = parts.filter((part) => !isBuilt(part));
  if (stale.length === 0 && missingPackages(root, { dev: false }).length === 0) return;
  ensureInstalled();
  stale.forEach(build);
}

/** Installs and builds the front end and the server, if needed. */
export const ensureBuilt = () => ensureParts([FRONT_END, SERVER]);

/** Installs and builds only the server and its commands, if needed. */
export const ensureServerBuilt = () => ensureParts([SERVER]);
