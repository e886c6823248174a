import { readFile, readlink } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../errors';

interface ProcessState {
  readonly state: string;
  /** Clock ticks since boot; distinguishes processes that reuse a PID. */
  readonly started: string;
}

/** Reads `/proc/<pid>/stat`; undefined if the process or `/proc` does not exist. */
async function stateOf(pid: number): Promise<ProcessState | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the command in parentheses, which may itself contain spaces and parentheses.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && { state: fields[0] ?? '', started: fields[19] ?? '' };
}

/** The start time of a process as an opaque text; empty if the system does not tell. */
export const startOf = async (pid: number): Promise<string> => (await stateOf(pid))?.started ?? '';

export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  return (await stateOf(pid))?.state !== 'Z';
}

export const workingDirectoryOf = (pid: number): Promise<string | undefined> =>
  readlink(`/proc/${pid}/cwd`).catch(() => undefined);

const POLL_MS = 20;

/** Waits until the process has ended. @returns false if it still runs after `milliseconds` */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (await isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await wait(POLL_MS);
  }
  return true;
}
