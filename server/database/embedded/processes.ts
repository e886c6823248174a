import { readFile, readlink } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../errors';

interface ProcessState {
  readonly state: string;
  /** In clock ticks since the machine started: tells a process from a later one with the same id. */
  readonly started: string;
}

/** Reads `/proc/<pid>/stat`; undefined where there is no such process, or no `/proc`. */
async function stateOf(pid: number): Promise<ProcessState | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the command in parentheses and may itself hold spaces and parentheses.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && { state: fields[0] ?? '', started: fields[19] ?? '' };
}

/** When a process started, as an opaque text; '' where the system does not tell. */
export const startOf = async (pid: number): Promise<string> => (await stateOf(pid))?.started ?? '';

/** Whether the process exists and is more than a zombie. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  return (await stateOf(pid))?.state !== 'Z';
}

/** The working directory of a process; undefined where the system does not tell. */
export const workingDirectoryOf = (pid: number): Promise<string | undefined> =>
  readlink(`/proc/${pid}/cwd`).catch(() => undefined);

const POLL_MS = 20;

/** Waits until the process is gone. Answers whether it went within `milliseconds`. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (await isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await wait(POLL_MS);
  }
  return true;
}
