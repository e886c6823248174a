import type pg from 'pg';
import type { Registry } from '../../src/resources/registry';
import { messageOf } from './errors';
import { readCatalog } from './migration/catalog';
import { MigrationRefused } from './migration/migrationRefused';
import { planMigration, type Step } from './migration/plan';
import { prepareSharedFunctions } from './migration/sharedFunctions';
import { SYSTEM_TABLES } from './migration/systemTables';
import type { Database } from './open';
import { literal, quoted } from './sql';
import { storedTables, type Table } from './tables/table';
import { inTransaction } from './transaction';

export interface TenantOptions {
  /** The PostgreSQL schema: `tenant_nord`. */
  readonly schema: string;
  readonly registry: Registry;
  /**
   * Further system tables of the tenant, as statements that can be run again; they find and make tables in its schema.
   */
  readonly extraTables?: readonly string[];
}

async function run(client: pg.ClientBase, schema: string, { sql, otherwise }: Step): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    if (otherwise === undefined) throw error;
    throw new MigrationRefused(schema, [`-- ${messageOf(error)}`, otherwise], { cause: error });
  }
}

/** Counts of records start exact, also for tables that were filled before they were counted. */
async function countRecords(client: pg.ClientBase, schema: string, tables: readonly Table[]): Promise<void> {
  for (const {
    name,
    schema: { name: resource },
  } of tables) {
    await client.query(
      `insert into table_version (resource, row_count)
       select ${literal(resource)}, (select count(*) from ${quoted(schema, name)})
       where not exists (select 1 from table_version where resource = ${literal(resource)})`,
    );
  }
}

/**
 * Makes the schema of a tenant and its tables as the declarations want them. What is new is added; what would destroy
 * data is refused, and then nothing at all has changed. Several processes may call it at once.
 *
 * @throws {MigrationRefused} with the SQL of the migration to write.
 */
export async function prepareTenant(database: Pick<Database, 'pool'>, options: TenantOptions): Promise<void> {
  const { schema, registry, extraTables = [] } = options;
  const tables = storedTables(registry);
  await inTransaction(database.pool, async (client) => {
    // A migration takes as long as it takes: an index of a large table, or another process that is at it.
    await client.query('set local statement_timeout = 0');
    await client.query("select pg_advisory_xact_lock(hashtext('socle.migration'))");
    const extensionSchemas = await prepareSharedFunctions(client);
    await client.query(`create schema if not exists ${quoted(schema)}`);
    await client.query(
      `set local search_path = ${[schema, ...extensionSchemas].map((name) => quoted(name)).join(', ')}`,
    );
    for (const statement of [...SYSTEM_TABLES, ...extraTables]) await client.query(statement);
    const { steps, refused } = planMigration(schema, tables, await readCatalog(client, schema));
    if (refused.length > 0) throw new MigrationRefused(schema, refused);
    for (const step of steps) await run(client, schema, step);
    await countRecords(client, schema, tables);
  });
}
