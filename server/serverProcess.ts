import { existsSync } from 'node:fs';
import { DATABASE_RESTARTED, databaseEnded, databaseLost, readyText, startFailure } from './consoleMessages';
import type { DatabaseWatch } from './database/embedded/keepRunning';
import { beginOpening } from './database/open';
import { freeAfterStart } from './freeAfterStart';
import { settingsFromEnvironment, type Settings } from './settings';
import type { RunningServer, Served } from './start';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Checks the port before anything is opened. @throws {Error} `EADDRINUSE` if it is in use */
async function requireFreePort({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = () => {
    // A second Ctrl + C ends the process immediately.
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(startFailure(error));
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/** Reports unexpected ends of the database, and ends the process if the database cannot be restarted. */
const databaseWatch: DatabaseWatch = {
  restarting: ({ reason, pause }) => console.error(databaseEnded(reason, pause)),
  restarted: () => console.error(DATABASE_RESTARTED),
  gaveUp({ reason }) {
    console.error(databaseLost(reason));
    process.exit(1);
  },
};

/** Loads the product; called while PostgreSQL starts. */
type LoadServed = () => Promise<Served>;

/** Starts PostgreSQL, which runs in other processes, and loads the rest of the program meanwhile. */
async function startServer(settings: Settings, loadServed: LoadServed): Promise<RunningServer> {
  await requireFreePort(settings);
  const { SOCLE_DATA: dataDirectory, DATABASE_URL: url } = settings;
  const limits = {
    connections: settings.DATABASE_CONNECTIONS,
    wait: settings.DATABASE_WAIT_SECONDS,
    statement: settings.DATABASE_STATEMENT_SECONDS,
    idle: settings.DATABASE_IDLE_SECONDS,
  };
  const { opened } = await beginOpening({ dataDirectory, limits, watch: databaseWatch, ...(url && { url }) });
  const [{ start }, served] = await Promise.all([import('./start'), loadServed()]);
  return start(served, settings, opened);
}

export async function runServer(loadServed: LoadServed): Promise<void> {
  let settings: Settings | undefined;
  try {
    // Environment variables take precedence over the file.
    if (existsSync('.env')) process.loadEnvFile('.env');
    settings = settingsFromEnvironment(process.env);
    const server = await startServer(settings, loadServed);
    stopOnSignals(server);
    console.log(readyText(server.tenants, settings, performance.now()));
    // `npm run dev` forwards requests from now on.
    process.send?.('ready');
    freeAfterStart();
  } catch (error) {
    console.error(startFailure(error, settings));
    process.exit(1);
  }
}
