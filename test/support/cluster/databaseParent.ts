import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Files of a file system in memory, on Linux. */
const MEMORY = '/dev/shm';

/** Bytes that it must have free: a run uses a third of them, and containers often give it 64 MB. */
const MEMORY_NEEDED = 8 * 1024 ** 3;

/**
 * The directory below which the database of a run lies: in memory where there is enough of it. Every test has a copy of a
 * template, which is some two thousand files, and a disk takes twice as long to make and remove them.
 */
export async function databaseParent(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= MEMORY_NEEDED ? MEMORY : tmpdir();
  } catch {
    // The system has no such directory, or keeps it for others.
    return tmpdir();
  }
}
