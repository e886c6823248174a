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
  readonly schema: string;
  readonly registry: Registry;
  /** Idempotent statements for further system tables; the search path is the tenant's schema. */
  readonly extraTables?: readonly string[];
  /** Without one, the schema is prepared as by the latest version, and no version is recorded. */
  readonly version?: SchemaVersion;
}

export interface Preparation {
  /** Stored columns that are not declared, as `table.column`. */
  readonly undeclared: readonly string[];
}

/** Initialises the row counts, also of tables that were filled before rows were counted. */
async function countRecords(client: pg.ClientBase, schema: string, tables: readonly Table[]): Promise<void> {
  const { rows } = await client.query<{ resource: string }>('select resource from table_version');
  const counted = new Set(rows.map(({ resource }) => resource));
  const counts = tables
    .filter((table) => !counted.has(table.schema.name))
    .map((table) => `(${literal(table.schema.name)}, (select count(*) from ${quoted(schema, table.name)}))`);
  if (counts.length > 0)
    await client.query(`insert into table_version (resource, row_count) values ${counts.join(', ')}`);
}

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
 * Adds what is new, so that the previous version can keep running; refuses changes that would destroy data, and then
 * changes no declared table. Safe to call from several processes at once.
 *
 * @throws {MigrationRefused} with the SQL of the migration to write
 * @throws {VersionRefused} if this version may no longer serve the schema
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
