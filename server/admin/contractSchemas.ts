import type { Registry } from '../../src/resources/registry/registry';
import { contractSchema, contractStatements } from '../database/contractSchema';
import type { Database } from '../database/open';
import { prepareTables, schemaVersion } from '../prepareTables';
import { tenantSchemas } from './tenantSchemas';

/** The statements of the contract step by tenant, as a dry run. Preparing a schema may add more. */
export async function contractPlan(
  database: Database,
  registry: Registry,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const schemas = await tenantSchemas(database);
  const plans = new Map<string, readonly string[]>();
  for (const schema of schemas) plans.set(schema, await contractStatements(database, { schema, registry }));
  return plans;
}

/**
 * Retires earlier versions of the program: drops what this version does not declare, and keeps earlier versions from
 * starting.
 *
 * @throws {MigrationRefused} if records lack a required value; this tenant and the following ones are unchanged
 * @throws {VersionRefused} if this version itself may not serve
 */
export async function contractSchemas(database: Database, registry: Registry): Promise<void> {
  const version = schemaVersion(registry);
  for (const schema of await tenantSchemas(database)) {
    await prepareTables([{ schema }], database, registry);
    await contractSchema(database, { schema, registry, version });
    // As the latest version now, it creates what it had left to a later one, such as unique indexes.
    await prepareTables([{ schema }], database, registry);
  }
}
