import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailable, messageOf } from '../errors';
import { unprivilegedAccount } from './account';
import { ensureCluster } from './cluster';
import { nativeDirectory } from './native';
import { keepRunning, type DatabaseWatch } from './keepRunning';
import { clearRemains, takeOwnership } from './ownership';
import { socketDirectory } from './socketDirectory';
import { runServer, type ServerSettings } from './supervisor';

export interface EmbeddedPostgres {
  /** Connects from any process of the same user, while it runs. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A started server that may not accept connections yet. */
export interface LaunchedPostgres extends EmbeddedPostgres {
  /** @throws {DatabaseUnavailable} if it fails to accept connections */
  readonly ready: Promise<void>;
}

async function prepareDirectory(dataDirectory: string): Promise<string> {
  try {
    await mkdir(dataDirectory, { recursive: true });
    return await realpath(dataDirectory);
  } catch (error) {
    throw new DatabaseUnavailable(`the data directory ${dataDirectory} cannot be used: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

const UNWATCHED: DatabaseWatch = { restarting: () => undefined, restarted: () => undefined, gaveUp: () => undefined };

const toUnavailable = (error: unknown): DatabaseUnavailable =>
  error instanceof DatabaseUnavailable
    ? error
    : new DatabaseUnavailable(`the database cannot be opened: ${messageOf(error)}`, { cause: error });

/**
 * Launches the bundled PostgreSQL. It ends with this process, even if that is killed, and listens on a Unix socket
 * only.
 *
 * @param settings override the product's PostgreSQL parameters
 * @throws {DatabaseUnavailable} with one line that says why
 */
export async function launchEmbedded(
  dataDirectory: string,
  settings: ServerSettings = {},
  watch: DatabaseWatch = UNWATCHED,
): Promise<LaunchedPostgres> {
  if (process.platform === 'win32') {
    throw new DatabaseUnavailable(
      'the embedded PostgreSQL needs Linux or macOS; set DATABASE_URL to a PostgreSQL server',
    );
  }
  const data = await prepareDirectory(dataDirectory);
  const release = await takeOwnership(data);
  try {
    const account = await unprivilegedAccount();
    const native = await nativeDirectory(data, account);
    const cluster = join(data, 'postgres');
    await ensureCluster(cluster, native, account);
    const socket = await socketDirectory(cluster, account);
    const run = async () => {
      await clearRemains(cluster);
      return runServer({ cluster, native, socket, account, settings });
    };
    const first = await run();
    const server = keepRunning(first, run, watch);
    const ready = first.ready.catch(async (error: unknown) => {
      await release();
      throw toUnavailable(error);
    });
    // Avoids an unhandled rejection: `ready` is awaited later.
    ready.catch(() => undefined);
    return {
      url: `postgresql://postgres@${encodeURIComponent(socket)}/postgres`,
      ready,
      async stop() {
        await server.stop();
        await rm(socket, { recursive: true, force: true });
        await release();
      },
    };
  } catch (error) {
    await release();
    throw toUnavailable(error);
  }
}

export async function startEmbedded(dataDirectory: string, settings: ServerSettings = {}): Promise<EmbeddedPostgres> {
  const launched = await launchEmbedded(dataDirectory, settings);
  await launched.ready;
  return launched;
}
