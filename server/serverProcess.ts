import { existsSync } from 'node:fs';
import { DATABASE_RESTARTED, databaseEnded, databaseLost, readyText, startFailure } from './consoleMessages';
import type { DatabaseWatch } from './database/embedded/keepRunning';
import { beginOpening } from './database/open';
import { freeAfterStart } from './freeAfterStart';
import { settingsFromEnvironment, type Settings } from './settings';
import type { RunningServer, Served } from './start';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds out whether the port is free before anything is opened. @throws {Error} `EADDRINUSE` where it is not. */
async function requireFreePort({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = () => {
    // A second Ctrl + C ends it at once.
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

/** Tells the console of a database that ended by itself, and ends the program with it where it cannot be started again. */
const databaseWatch: DatabaseWatch = {
  restarting: ({ reason, pause }) => console.error(databaseEnded(reason, pause)),
  restarted: () => console.error(DATABASE_RESTARTED),
  gaveUp({ reason }) {
    console.error(databaseLost(reason));
    process.exit(1);
  },
};

/** Loads what is served: while PostgreSQL starts, not before. */
type LoadServed = () => Promise<Served>;

/** Starts PostgreSQL, which is other processes, and loads the rest of the program while it does. */
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

/** Runs a product's server as this process is told to by its environment, until a signal ends it. */
export async function runServer(loadServed: LoadServed): Promise<void> {
  let settings: Settings | undefined;
  try {
    // What the environment itself says wins over the file.
    if (existsSync('.env')) process.loadEnvFile('.env');
    settings = settingsFromEnvironment(process.env);
    const server = await startServer(settings, loadServed);
    stopOnSignals(server);
    console.log(readyText(server.tenants, settings, performance.now()));
    // `npm run dev` lets requests through from here on.
    process.send?.('ready');
    freeAfterStart();
  } catch (error) {
    console.error(startFailure(error, settings));
    process.exit(1);
  }
}
