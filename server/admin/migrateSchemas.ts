import type { Registry } from '../../src/resources/registry/registry';
import { describeMigration, migrateSchema, type ColumnMigration } from '../database/migrateSchema';
import type { Database } from '../database/open';
import { prepareTables } from '../prepareTables';
import { tenantSchemas } from './tenantSchemas';

type Migrations = ReadonlyMap<string, readonly ColumnMigration[]>;

/** What the tables of each tenant hold that the declarations have no place for. */
export async function migrationPlan(database: Database, registry: Registry): Promise<Migrations> {
  const plans = new Map<string, readonly ColumnMigration[]>();
  for (const schema of await tenantSchemas(database))
    plans.set(schema, await describeMigration(database, { schema, registry }));
  return plans;
}

/**
 * Makes the columns of all tenants as declared, after a backup of their values, and prepares what depends on them.
 *
 * @throws {MigrationRefused} for what a person has to decide: duplicates, ids of records that are not there
 */
export async function migrateSchemas(database: Database, registry: Registry): Promise<Migrations> {
  const done = new Map<string, readonly ColumnMigration[]>();
  const schemas = await tenantSchemas(database);
  for (const schema of schemas) done.set(schema, await migrateSchema(database, { schema, registry }));
  await prepareTables(
    schemas.map((schema) => ({ schema })),
    database,
    registry,
  );
  return done;
}
