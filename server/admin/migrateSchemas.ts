import type { Registry } from '../../src/resources/registry/registry';
import { describeMigration, migrateSchema, type ColumnMigration } from '../database/migrateSchema';
import type { Database } from '../database/open';
import { prepareTables } from '../prepareTables';
import { tenantSchemas } from './tenantSchemas';

type Migrations = ReadonlyMap<string, readonly ColumnMigration[]>;

export async function migrationPlan(database: Database, registry: Registry): Promise<Migrations> {
  const plans = new Map<string, readonly ColumnMigration[]>();
  for (const schema of await tenantSchemas(database))
    plans.set(schema, await describeMigration(database, { schema, registry }));
  return plans;
}

/**
 * Migrates the columns of all tenants to the declarations, after backing up their values, and prepares dependent
 * objects.
 *
 * @throws {MigrationRefused} if a person has to decide, e.g. about duplicates or missing referenced records
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
