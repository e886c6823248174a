import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Failure } from './failure';

/** Result of a start: the failure, or the server's output until it answered. */
type Started = { readonly failure: Failure } | { readonly said: string };

export interface ApiProcess {
  /** Stops the running server, then starts the next. */
  restart(): Promise<Started>;
  stop(): Promise<void>;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Waits until the server answers or exits. */
function startOf(child: ChildProcess): Promise<Started> {
  let complaints: string | undefined = '';
  // Output before the first answer explains a failed start.
  child.stderr?.on('data', (chunk: Buffer) => {
    if (complaints === undefined) process.stderr.write(chunk);
    else complaints += chunk.toString();
  });
  return new Promise((resolve) => {
    child.once('message', () => {
      const said = complaints ?? '';
      process.stderr.write(said);
      complaints = undefined;
      resolve({ said });
    });
    child.once('exit', () => resolve({ failure: { message: complaints?.trim() ?? '', places: [] } }));
  });
}

export function createApiProcess(program: string, env: NodeJS.ProcessEnv): ApiProcess {
  let child: ChildProcess | undefined;
  const stop = () => end(child);
  return {
    async restart() {
      await stop();
      child = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'pipe', 'ipc'], env });
      return startOf(child);
    },
    stop,
  };
}
