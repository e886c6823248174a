import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseUnavailable } from '../errors';
import type { Account } from './account';
import { dataArgument } from './cluster';

/**
 * PostgreSQL runs under a shell that reads from a pipe held by this process. However this process ends, even by
 * SIGKILL, the pipe closes and the shell requests a fast shutdown of PostgreSQL. (Background jobs read from /dev/null,
 * so the pipe is descriptor 3.)
 */
const SUPERVISOR = `
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
( read -r _ <&3; kill -INT $server ) 2>/dev/null &
exec 3<&-
wait $server
code=$?
kill $! 2>/dev/null
exit $code
`;

export type ServerSettings = Readonly<Record<string, string>>;

/** Tuned for a small machine; committed writes survive a power cut. */
const SETTINGS: ServerSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  // Constraint errors are reported to the caller and need no log entry; fatal errors are logged regardless.
  log_min_error_statement: 'panic',
};

const READY = 'database system is ready to accept connections';
const START_LIMIT_MS = 60_000;
const LINES_KEPT = 5;

/** Why the server ended: its last messages, or else its exit code. */
function reasonOf(said: readonly string[], code: number | null): string {
  const complaints = said.filter((line) => /FATAL|PANIC|ERROR|HINT/.test(line));
  return complaints.join(' ') || said.join(' ') || `exit code ${code}`;
}

function lifeOf(server: ChildProcess): Pick<RunningServer, 'ready' | 'ended'> {
  const { stderr } = server;
  if (!stderr) throw new Error('the server was started without a pipe for its messages');
  const said: string[] = [];
  const ended = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('close', (code) => resolve(reasonOf(said, code)));
  });
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new DatabaseUnavailable(`PostgreSQL did not start: ${why}`));
    const limit = setTimeout(() => fail(`not ready after ${START_LIMIT_MS / 1000} s`), START_LIMIT_MS);
    // Keeps reading while the server runs: a full pipe would block it.
    createInterface({ input: stderr }).on('line', (line) => {
      if (line.includes(READY)) {
        clearTimeout(limit);
        resolve();
      } else if (said.push(line) > LINES_KEPT) said.shift();
    });
    void ended.then((why) => {
      clearTimeout(limit);
      fail(why);
    });
  });
  return { ready, ended };
}

export interface RunningServer {
  readonly ready: Promise<void>;
  /** Resolves with the reason when it has ended, for any cause. */
  readonly ended: Promise<string>;
  /** Requests a fast shutdown and waits for the end. */
  stop(): Promise<void>;
}

export interface ServerRequest {
  readonly cluster: string;
  readonly native: string;
  readonly socket: string;
  readonly account: Account | undefined;
  readonly settings: ServerSettings;
}

export function runServer(request: ServerRequest): RunningServer {
  const { cluster, native, socket, account } = request;
  const settings = { ...SETTINGS, ...request.settings, unix_socket_directories: socket };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(native, 'bin', 'postgres'), '-D', dataArgument(cluster), ...options];
  const server = spawn('/bin/sh', ['-c', SUPERVISOR, 'socle-postgres', ...command], {
    cwd: cluster,
    ...account,
    // A session of its own: Ctrl-C in a terminal reaches only this process, which first finishes open requests.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { LC_ALL: 'C', PATH: process.env.PATH },
  });
  server.stdin.on('error', () => undefined);
  return {
    ...lifeOf(server),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.stdin.end();
      await ended;
    },
  };
}
