import { createHash, randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { afterFile } from './afterFile';
import { openDatabase, type Database } from '../../server/database/open';
import { CONNECTION_LIMITS } from '../../server/database/pool';
import { quoted } from '../../server/database/sql';
import { prepareTables } from '../../server/prepareTables';
import type { Registry } from '../../src/resources/registry/registry';
import { createDatabase, ensureTemplate } from './cluster/templates';
import { testCluster } from './cluster/testCluster';

export interface TestDatabase {
  readonly database: Database;
  /** Name of a PostgreSQL schema unique to the test file; `prepareTenant` creates it. */
  readonly schema: string;
}

/** Opens the run's database for one test file; the schema is dropped when the file ends. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const schema = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const database = await openDatabase({ dataDirectory: '', url: inject('databaseUrl') });
  afterFile(async () => {
    await database.pool.query(`drop schema if exists ${quoted(schema)} cascade`);
    await database.close();
  });
  return { database, schema };
}

/** `SOCLE_TEST_CONNECTIONS=2` proves that no code needs a second connection while holding one (`npm run test:long`). */
const CONNECTIONS = Number(process.env['SOCLE_TEST_CONNECTIONS'] ?? CONNECTION_LIMITS.connections);

const TENANT_SCHEMA = 'essai';

/** Opens a database for one test file with the tables of a registry, copied from a template. */
export async function openTenantDatabase(registry: Registry, connections = CONNECTIONS): Promise<TestDatabase> {
  const cluster = testCluster();
  const digest = createHash('sha256').update(JSON.stringify(registry.schemas)).digest('hex').slice(0, 16);
  const template = `tables_${digest}`;
  await ensureTemplate(cluster, template, async (url) => {
    const database = await openDatabase({ dataDirectory: '', url });
    // Prepared as a server leaves them, so that a test's server finds with one query that nothing is to do.
    await prepareTables([{ schema: TENANT_SCHEMA }], database, registry);
    await database.close();
  });
  const own = await createDatabase(cluster, template);
  const limits = { ...CONNECTION_LIMITS, connections };
  const database = await openDatabase({ dataDirectory: '', url: own.url, limits });
  afterFile(async () => {
    await database.close();
    await own.drop();
  });
  return { database, schema: TENANT_SCHEMA };
}
