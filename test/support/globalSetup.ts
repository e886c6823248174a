import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/database/open';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the embedded PostgreSQL that all test files of a run share. */
    databaseUrl: string;
  }
}

/** Starts one real embedded PostgreSQL for the whole run, in a directory of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'socle-test-'));
  const database = await openDatabase({ dataDirectory: directory });
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  };
}
