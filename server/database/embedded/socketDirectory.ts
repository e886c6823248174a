import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseUnavailable, hasCode } from '../errors';
import type { Account } from './account';
import { canReach } from './reach';

/** `sockaddr_un.sun_path` has 108 bytes on Linux and 104 on macOS, including the terminating zero. */
const LONGEST_ADDRESS = 103;
const SOCKET_NAME = '/.s.PGSQL.5432';

const fits = (directory: string) => Buffer.byteLength(directory + SOCKET_NAME) <= LONGEST_ADDRESS;

/** A directory for PostgreSQL's socket, with a short path, which only its account and root may enter. */
export async function socketDirectory(cluster: string, account: Account | undefined): Promise<string> {
  const name = `socle-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  const temporary = await realpath(tmpdir());
  const parent = fits(join(temporary, name)) && (await canReach(temporary, account)) ? temporary : '/tmp';
  const directory = join(parent, name);
  await mkdir(directory, { mode: 0o700 }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  const { uid, mode } = await lstat(directory).then((there) => (there.isDirectory() ? there : { uid: -1, mode: 0 }));
  const ours = uid === process.getuid?.() || uid === account?.uid;
  // Any user can create a directory here, and its owner could impersonate PostgreSQL.
  if (!ours || mode & 0o077) throw new DatabaseUnavailable(`${directory} belongs to somebody else; remove it`);
  if (account) await chown(directory, account.uid, account.gid);
  return directory;
}
