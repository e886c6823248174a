import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Set-up that `npm start` and `npm test` share. Plain Node: it runs before anything is installed. */
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
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command} : ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** A digest of the files below `paths`, relative to the root. */
export function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(join(root, path))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs `work` unless the mark that the last run left equals `wanted`. */
function unlessMarked(mark, wanted, work) {
  const file = join(root, mark);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return;
  work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}

/** Installs what the lock file says, where `node_modules` is missing or stale. */
export function ensureInstalled() {
  unlessMarked('node_modules/.socle-lock', digest(['package-lock.json']), () => {
    console.log('Installation des dépendances (une seule fois, environ une minute)…');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

/** Builds the front end where a source of it has changed since the last build. */
export function ensureBuilt() {
  unlessMarked(
    'dist/.built-from',
    digest(['src', 'index.html', 'public', 'vite.config.ts', 'scripts/build', 'package-lock.json']),
    () => {
      console.log("Construction de l'interface…");
      // NODE_ENV is the server's to read; Vite would build React's slow and large variant for it.
      const env = { ...process.env, NODE_ENV: 'production' };
      run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'], { env });
    },
  );
}
