import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest, outline } from './setup/digest.mjs';
import { missingPackages } from './setup/packages.mjs';

/** Set-up that every command shares. Plain Node: it runs before anything is installed. */
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

/** Runs a command to its end; stops everything with its exit code where it fails. */
export function run(command, args, options = {}) {
  // What a command prints is data for some callers (`npm run -s token`): set-up speaks on the other output.
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 'inherit'], ...options });
  if (error) console.error(`${command} : ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Installs what the lock file says, where packages are missing or of another version.
 *
 * @param {{ dev: boolean }} options whether those of development belong to it
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

/** Whether a build stands that was made from the sources as they are. */
function isBuilt(part) {
  const mark = markOf(part);
  if (!existsSync(join(root, part.result)) || !existsSync(mark)) return false;
  const { seen, content } = JSON.parse(readFileSync(mark, 'utf8'));
  // Times and sizes tell within milliseconds that nothing changed; what was only touched is compared by its content.
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
  // NODE_ENV is the server's to read; Vite would build React's slow and large variant for it.
  run(process.execPath, part.program, { env: { ...process.env, NODE_ENV: 'production' } });
  mkdirSync(dirname(markOf(part)), { recursive: true });
  writeFileSync(markOf(part), JSON.stringify({ seen, content }));
}

/** A copy of what was built, without its sources, has nothing to be built from. */
const isCopy = (parts) => !existsSync(join(root, 'src')) && parts.every(({ result }) => existsSync(join(root, result)));

/** Builds these parts where a source has changed since the last build; a production install runs what was built. */
function ensureParts(parts) {
  if (isCopy(parts)) return ensureInstalled({ dev: false });
  const stale = parts.filter((part) => !isBuilt(part));
  if (stale.length === 0 && missingPackages(root, { dev: false }).length === 0) return;
  ensureInstalled();
  stale.forEach(build);
}

/** Installs and builds what a server needs, where something is missing or has changed. */
export const ensureBuilt = () => ensureParts([FRONT_END, SERVER]);

/** The same for the server and its commands alone, which need no front end. */
export const ensureServerBuilt = () => ensureParts([SERVER]);
