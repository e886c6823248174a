import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../../../server/database/embedded/start';
import { databaseParent, PREFIX } from './databaseParent';

/** The PostgreSQL server of a run; every test has its own database on it. */
export interface TestCluster {
  readonly url: string;
  /** Holds files that belong to templates, such as uploads. */
  readonly directory: string;
}

export interface OpenCluster extends TestCluster {
  close(): Promise<void>;
}

const VARIABLE = 'SOCLE_TEST_CLUSTER';

/** No durability: tests need not survive a power cut, except those in `test/durability`, which configure their own. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  // In memory, the write-ahead log uses memory too.
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
};

/** The cluster of this run. @throws {Error} if the run has opened none */
export function testCluster(): TestCluster {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('a run opens its cluster first: vitest.config.ts and playwright.config.ts, globalSetup');
  return JSON.parse(text) as TestCluster;
}

/** Joins the cluster that `npm test` opened for all its lanes, or opens one for this run. */
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
