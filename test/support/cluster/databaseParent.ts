import { access, constants, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAbandoned } from '../../../server/database/embedded/ownership';

/** Files of a file system in memory, on Linux. */
const MEMORY = '/dev/shm';

/** Bytes that it must have free: a run uses a fifth of them, and containers often give it 64 MB. */
const MEMORY_NEEDED = 4 * 1024 ** 3;

/** How the directories of runs begin. */
export const PREFIX = 'socle-test-';

/** Removes what runs that were killed have left in memory, which would be missing there until the next start. */
async function removeRemains(): Promise<void> {
  const names = (await readdir(MEMORY)).filter((name) => name.startsWith(PREFIX));
  for (const directory of names.map((name) => join(MEMORY, name)))
    if (await isAbandoned(directory)) await rm(directory, { recursive: true, force: true });
}

/**
 * The directory below which the database of a run lies: in memory where there is enough of it. Every test has a copy of a
 * template, which is some two thousand files, and a disk takes twice as long to make and remove them.
 */
export async function databaseParent(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK);
  } catch {
    // The system has no such directory, or keeps it for others.
    return tmpdir();
  }
  await removeRemains();
  const { bavail, bsize } = await statfs(MEMORY);
  return bavail * bsize >= MEMORY_NEEDED ? MEMORY : tmpdir();
}
