import type pg from 'pg';
import type { Registry } from '../../src/resources/registry/registry';
import { addPartitions } from './history/months';
import { readCatalog } from './migration/catalog';
import { buildIndexes, refuseDuplicates } from './migration/indexBuild';
import { whileMigrating } from './migration/lock';
import { lockedTransaction, runAlone } from './migration/lockedTransaction';
import { MigrationRefused } from './migration/migrationRefused';
import { partitionHistory } from './migration/partitionHistory';
import { planMigration } from './migration/plan';
import { prepareSharedFunctions } from './migration/sharedFunctions';
import { existingTables, runStep } from './migration/step';
import { SYSTEM_TABLES } from './migration/systemTables';
import type { Database } from './open';
import { isLatestVersion, prepareSchemaVersions, registerVersion, type SchemaVersion } from './schemaVersions';
import { literal, quoted } from './sql';
import { storedTables, type Table } from './tables/table';

export interface TenantOptions {
  /** The PostgreSQL schema: `tenant_nord`. */
  readonly schema: string;
  readonly registry: Registry;
  /**
   * Further system tables of the tenant, as statements that can be run again; they find and make tables in its schema.
   */
  readonly extraTables?: readonly string[];
  /** The version of the program; without one, the schema is prepared as by the latest, and nothing is noted about it. */
  readonly version?: SchemaVersion;
}

/** What the schema of a tenant holds besides what the declarations want. */
export interface Preparation {
  /** Columns that are stored and not declared, as `table.column`. */
  readonly undeclared: readonly string[];
}

/** Counts of records start exact, also for tables that were filled before they were counted. */
async function countRecords(client: pg.ClientBase, schema: string, tables: readonly Table[]): Promise<void> {
  const { rows } = await client.query<{ resource: string }>('select resource from table_version');
  const counted = new Set(rows.map(({ resource }) => resource));
  const counts = tables
    .filter((table) => !counted.has(table.schema.name))
    .map((table) => `(${literal(table.schema.name)}, (select count(*) from ${quoted(schema, table.name)}))`);
  if (counts.length > 0)
    await client.query(`insert into table_version (resource, row_count) values ${counts.join(', ')}`);
}

/** Makes what tables of the declarations are made of, and finds them from here on. */
async function prepareSchema(
  client: pg.ClientBase,
  { schema, extraTables = [] }: TenantOptions,
  isLatest: boolean,
): Promise<void> {
  const extensionSchemas = await prepareSharedFunctions(client, isLatest);
  await client.query(`create schema if not exists ${quoted(schema)}`);
  await client.query(`set search_path = ${[schema, ...extensionSchemas].map((name) => quoted(name)).join(', ')}`);
  await partitionHistory(client, schema);
  for (const statement of [...SYSTEM_TABLES, ...extraTables]) await runAlone(client, statement);
  await addPartitions(client, schema);
}

/**
 * Makes the schema of a tenant and its tables as the declarations want them. What is new is added, so that the version
 * before this one can go on; what would destroy data is refused, and then nothing declared has changed. Several processes
 * may call it at once.
 *
 * @throws {MigrationRefused} with the SQL of the migration to write.
 * @throws {VersionRefused} where the version may no longer serve.
 */
export const prepareTenant = (database: Pick<Database, 'pool'>, options: TenantOptions): Promise<Preparation> =>
  whileMigrating(database.pool, async (client) => {
    const { schema, registry, version } = options;
    const tables = storedTables(registry);
    await prepareSchemaVersions(client);
    const isLatest = version ? await isLatestVersion(client, schema, version) : true;
    await prepareSchema(client, options, isLatest);
    const catalog = await readCatalog(client, schema);
    const { steps, refused, undeclared } = planMigration(schema, tables, catalog, isLatest);
    if (refused.length > 0) throw new MigrationRefused([{ schema, statements: refused }]);
    await lockedTransaction(client, existingTables(schema, steps, catalog), async () => {
      for (const step of steps) await runStep(client, schema, step);
      if (isLatest) await refuseDuplicates(client, schema, tables, catalog);
      await countRecords(client, schema, tables);
      if (version) await registerVersion(client, schema, version);
    });
    await buildIndexes(client, schema, tables, isLatest);
    return { undeclared };
  });
