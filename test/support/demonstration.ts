import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureServerBuilt } from '../../scripts/setup.mjs';
import { createDatabase, ensureTemplate } from './cluster/templates';
import { openTestCluster, testCluster, type TestCluster } from './cluster/testCluster';
import { createServerProcess, type ServerStorage } from './serverProcess';

const TEMPLATE = 'demonstration';

const dataOf = ({ directory }: TestCluster): string => join(directory, TEMPLATE);

async function ensureDemonstration(cluster: TestCluster): Promise<void> {
  await ensureTemplate(cluster, TEMPLATE, async (url) => {
    await mkdir(dataOf(cluster), { recursive: true });
    const storage: ServerStorage = {
      data: dataOf(cluster),
      env: { DATABASE_URL: url },
      remove: () => Promise.resolve(),
    };
    const server = await createServerProcess({}, { storage: () => Promise.resolve(storage) });
    await server.start();
    await server.stop();
  });
}

/** Storage with the demonstration: a copy of its database and files. */
export async function demonstrationStorage(data: string): Promise<ServerStorage> {
  const cluster = testCluster();
  await ensureDemonstration(cluster);
  const database = await createDatabase(cluster, TEMPLATE);
  await promisify(execFile)('cp', ['-a', `${dataOf(cluster)}/.`, data]);
  return { data, env: { DATABASE_URL: database.url }, remove: () => database.drop() };
}

/** Playwright's global setup: creates the demonstration before the time limits of the tests apply. */
export default async function makeDemonstration(): Promise<() => Promise<void>> {
  ensureServerBuilt();
  const cluster = await openTestCluster();
  await ensureDemonstration(cluster);
  return () => cluster.close();
}
