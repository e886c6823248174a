import type { TestProject } from 'vitest/node';
import { ensureServerBuilt } from '../../scripts/setup.mjs';
import { openTestCluster } from './cluster/testCluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the database that all test files of a run share; each creates its own schemas. */
    databaseUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureServerBuilt();
  const cluster = await openTestCluster();
  project.provide('databaseUrl', cluster.url);
  return () => cluster.close();
}
