import { spawn } from 'node:child_process';

export interface Finished {
  readonly code: number;
  readonly output: string;
  readonly isTimeout: boolean;
}

/** Characters of output to keep, from the end, where the error is. */
const KEPT = 20_000;

/** Runs a command, and kills it with all its child processes after the time limit. */
export function runCommand(cwd: string, command: string, args: readonly string[], minutes: number): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      detached: true,
      env: { ...process.env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let isTimeout = false;
    const endGroup = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT));
    const timer = setTimeout(() => {
      isTimeout = true;
      endGroup();
    }, minutes * 60_000);
    const interrupt = () => {
      endGroup();
      process.exit(130);
    };
    process.once('SIGINT', interrupt);
    process.once('SIGTERM', interrupt);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
      resolve({ code: code ?? 1, output, isTimeout });
    });
  });
}
