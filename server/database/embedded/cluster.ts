import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseUnavailable, messageOf } from '../errors';
import type { Account } from './account';

const run = promisify(execFile);

/** ICU sorts by French rules. Checksums and full sync are initdb's defaults. */
const INITDB_OPTIONS = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=icu',
  '--icu-locale=fr',
  '--locale=C',
  '--no-instructions',
];

/**
 * PostgreSQL's `-D`. Uses the working directory, because its account may not be allowed to traverse the path (e.g. a
 * clone in a home directory of mode 0700). macOS has no `/proc`.
 */
export const dataArgument = (cluster: string): string => (process.platform === 'linux' ? '/proc/self/cwd' : cluster);

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Creates a missing cluster beside its final place and renames it, so that none is ever partial. */
export async function ensureCluster(cluster: string, native: string, account: Account | undefined): Promise<void> {
  if (await exists(join(cluster, 'PG_VERSION'))) return;
  const beside = `${cluster}.new`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { mode: 0o700 });
  await chmod(beside, 0o700);
  if (account) await chown(beside, account.uid, account.gid);
  const options = [...INITDB_OPTIONS, '-D', dataArgument(beside), '-L', join(native, 'share', 'postgresql')];
  try {
    await run(join(native, 'bin', 'initdb'), options, {
      cwd: beside,
      ...account,
      env: { LC_ALL: 'C', PATH: process.env.PATH },
    });
  } catch (error) {
    throw new DatabaseUnavailable(`the database could not be created in ${cluster}: ${messageOf(error)}`, {
      cause: error,
    });
  }
  await rename(beside, cluster);
}
