import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { openDatabase, type Database } from '../../server/database/open';
import { quoted } from '../../server/database/sql';

export interface TestDatabase {
  readonly database: Database;
  /** A name for a PostgreSQL schema that no other test file uses; `prepareTenant` makes it. */
  readonly schema: string;
}

/** Opens the run's database for one test file; the schema is dropped when the file is done. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const schema = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const database = await openDatabase({ dataDirectory: '', url: inject('databaseUrl') });
  afterAll(async () => {
    await database.pool.query(`drop schema if exists ${quoted(schema)} cascade`);
    await database.close();
  });
  return { database, schema };
}
