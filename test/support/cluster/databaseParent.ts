import { access, constants, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAbandoned } from '../../../server/database/embedded/ownership';

/** The in-memory file system of Linux. */
const MEMORY = '/dev/shm';

/** Free bytes required: a run uses a fifth of them, and containers often provide only 64 MB. */
const MEMORY_NEEDED = 4 * 1024 ** 3;

export const PREFIX = 'socle-test-';

/** Removes the directories of killed runs, which would take up memory until the next boot. */
async function removeRemains(): Promise<void> {
  const names = (await readdir(MEMORY)).filter((name) => name.startsWith(PREFIX));
  for (const directory of names.map((name) => join(MEMORY, name)))
    if (await isAbandoned(directory)) await rm(directory, { recursive: true, force: true });
}

/**
 * The parent directory of a run's database: in memory if there is enough. Every test copies a template of some two
 * thousand files, which takes twice as long on a disk.
 */
export async function databaseParent(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK);
  } catch {
    // The system has no such directory, or does not let us write to it.
    return tmpdir();
  }
  await removeRemains();
  const { bavail, bsize } = await statfs(MEMORY);
  return bavail * bsize >= MEMORY_NEEDED ? MEMORY : tmpdir();
}
