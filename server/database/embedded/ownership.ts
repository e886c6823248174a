import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailable, DirectoryInUse, hasCode } from '../errors';
import { isRunning, startOf, waitForEnd, workingDirectoryOf } from './processes';

const OWNER_FILE = 'owner.json';
const FAST_SHUTDOWN_MS = 20_000;
const CRASH_SHUTDOWN_MS = 5_000;

interface Owner {
  readonly pid: number;
  readonly started: string;
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    // Missing, or truncated because its writer crashed.
    return undefined;
  }
}

const holds = async ({ pid, started }: Owner): Promise<boolean> =>
  (await isRunning(pid)) && (await startOf(pid)) === started;

/**
 * Makes this process the owner of `dataDirectory`, and tells a directory in use from one whose owner was killed. If
 * two start at the same instant, PostgreSQL's own lock decides.
 *
 * @returns a function that releases the directory
 * @throws {DatabaseUnavailable} if another process owns it
 */
export async function takeOwnership(dataDirectory: string): Promise<() => Promise<void>> {
  const file = join(dataDirectory, OWNER_FILE);
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) });
  const release = () => rm(file, { force: true });
  try {
    await writeFile(file, mine, { flag: 'wx' });
    return release;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const owner = await readOwner(file);
  if (owner && (await holds(owner))) {
    throw new DirectoryInUse(dataDirectory, owner.pid);
  }
  await writeFile(file, mine);
  return release;
}

/** Whether the owner of the directory ended without releasing it. */
export async function isAbandoned(dataDirectory: string): Promise<boolean> {
  const owner = await readOwner(join(dataDirectory, OWNER_FILE));
  return owner !== undefined && !(await holds(owner));
}

const postmasterOf = async (cluster: string): Promise<number | undefined> => {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
};

/** Without `/proc`, the process cannot be checked, so PostgreSQL's PID file is trusted. */
const isOfCluster = async (pid: number, cluster: string): Promise<boolean> => {
  const directory = await workingDirectoryOf(pid);
  return directory === undefined ? process.platform !== 'linux' : directory === cluster;
};

/** Ends a PostgreSQL that a killed owner left behind, and removes a stale PID file. */
export async function clearRemains(cluster: string): Promise<void> {
  const pid = await postmasterOf(cluster);
  if (pid === undefined) return;
  if ((await isRunning(pid)) && (await isOfCluster(pid, cluster))) {
    process.kill(pid, 'SIGINT');
    if (!(await waitForEnd(pid, FAST_SHUTDOWN_MS))) {
      process.kill(pid, 'SIGQUIT');
      if (!(await waitForEnd(pid, CRASH_SHUTDOWN_MS))) {
        throw new DatabaseUnavailable(`an earlier PostgreSQL (process ${pid}) still uses ${cluster} and does not end`);
      }
    }
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}
