import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { ServerProcess } from '../support/serverProcess';

/** A disturbance of the servers while they receive requests. */
export interface Fault {
  readonly name: string;
  run(): Promise<void>;
}

/** Closes all connections of a database, as an administrator does. */
export const cutConnections = (url: string): Fault => ({
  name: 'connections cut',
  async run() {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
  },
});

export const killDatabase = (directory: string): Fault => ({
  name: 'PostgreSQL killed',
  async run() {
    const lock = await readFile(join(directory, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(lock.split('\n')[0]), 'SIGKILL');
  },
});

export const killServer = (server: ServerProcess): Fault => ({
  name: 'a process killed',
  async run() {
    await server.stop('SIGKILL');
    await server.start();
  },
});

/** Stops a server as a deployment does, and starts it again. */
export const restartServer = (server: ServerProcess): Fault => ({
  name: 'a process restarted',
  async run() {
    await server.stop();
    await server.start();
  },
});

/** Changes a server's clock by two hours. */
export const jumpClock = (server: ServerProcess): Fault => ({
  name: 'a clock jumped',
  async run() {
    process.kill(server.pid(), 'SIGUSR2');
  },
});
