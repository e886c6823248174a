import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../../../server/database/embedded/start';
import { databaseParent, PREFIX } from './databaseParent';

/** The one PostgreSQL of a run, on which every test has a database of its own. */
export interface TestCluster {
  /** Its maintenance database. */
  readonly url: string;
  /** What belongs to templates and is no database, such as uploaded files. */
  readonly directory: string;
}

export interface OpenCluster extends TestCluster {
  close(): Promise<void>;
}

/** Where the processes of a run find the cluster that the run has opened. */
const VARIABLE = 'SOCLE_TEST_CLUSTER';

/** Nothing has to survive a power cut; `test/durability` has databases that do. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  // Where it lies in memory, the log takes of that too.
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
};

/** The cluster of this run. @throws {Error} where no run has opened one */
export function testCluster(): TestCluster {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('a run opens its cluster first: vitest.config.ts and playwright.config.ts, globalSetup');
  return JSON.parse(text) as TestCluster;
}

/** Joins the cluster that `npm test` has opened for all its lanes; else opens one for this run alone. */
export async function openTestCluster(): Promise<OpenCluster> {
  if (process.env[VARIABLE]) return { ...testCluster(), close: () => Promise.resolve() };
  const directory = await mkdtemp(join(await databaseParent(), PREFIX));
  const { url, stop } = await startEmbedded(directory, SETTINGS);
  const cluster: TestCluster = { url, directory };
  process.env[VARIABLE] = JSON.stringify(cluster);
  return {
    ...cluster,
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
