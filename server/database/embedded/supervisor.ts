import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseUnavailable } from '../errors';
import type { Account } from './account';
import { dataArgument } from './cluster';

/**
 * PostgreSQL runs below a shell that reads a pipe which this process holds. However this process ends, SIGKILL
 * included, the pipe closes and the shell asks PostgreSQL for a fast shutdown. (A background job reads /dev/null, hence
 * descriptor 3.)
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

/** Parameters of PostgreSQL by name, as its command line takes them. */
export type ServerSettings = Readonly<Record<string, string>>;

/** For a small machine, and for writes that survive a power cut. */
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
  // A refused write is an answer to a caller, not an event of the server; fatal ones are logged whatever this says.
  log_min_error_statement: 'panic',
};

const READY = 'database system is ready to accept connections';
const START_LIMIT_MS = 60_000;
const LINES_KEPT = 5;

/** The end of the server in a sentence: what it last said, or else its exit code. */
function reasonOf(said: readonly string[], code: number | null): string {
  const complaints = said.filter((line) => /FATAL|PANIC|ERROR|HINT/.test(line));
  return complaints.join(' ') || said.join(' ') || `exit code ${code}`;
}

/** When PostgreSQL accepts connections, and when it has ended, from what it says. */
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
    // Goes on reading for as long as the server runs: a full pipe would stop it.
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
  /** Resolves when it accepts connections. */
  readonly ready: Promise<void>;
  /** Resolves with the reason once it has ended, whatever ended it. */
  readonly ended: Promise<string>;
  /** Asks for a fast shutdown and waits for the end. */
  stop(): Promise<void>;
}

export interface ServerRequest {
  /** The directory of the database's files. */
  readonly cluster: string;
  /** The folder of PostgreSQL's programs. */
  readonly native: string;
  /** The directory of its socket. */
  readonly socket: string;
  readonly account: Account | undefined;
  readonly settings: ServerSettings;
}

/** Starts PostgreSQL. */
export function runServer(request: ServerRequest): RunningServer {
  const { cluster, native, socket, account } = request;
  const settings = { ...SETTINGS, ...request.settings, unix_socket_directories: socket };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(native, 'bin', 'postgres'), '-D', dataArgument(cluster), ...options];
  const server = spawn('/bin/sh', ['-c', SUPERVISOR, 'socle-postgres', ...command], {
    cwd: cluster,
    ...account,
    // Its own session: Ctrl-C in a terminal reaches this process, which first answers what it has begun.
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
