import type { Registry } from '../../src/resources/registry/registry';
import { contractSchema, contractStatements } from '../database/contractSchema';
import type { Database } from '../database/open';
import { prepareTables, schemaVersion } from '../prepareTables';
import { tenantSchemas } from './tenantSchemas';

/** The statements of the contract step by tenant, as far as they are known before this version has prepared the schema. */
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
 * Ends the time of earlier versions of the program: what this one does not declare is taken away, and they no longer start.
 *
 * @throws {MigrationRefused} where records lack a required value; that tenant and the ones after it are unchanged.
 * @throws {VersionRefused} where this version may itself not serve.
 */
export async function contractSchemas(database: Database, registry: Registry): Promise<void> {
  const version = schemaVersion(registry);
  for (const schema of await tenantSchemas(database)) {
    await prepareTables([{ schema }], database, registry);
    await contractSchema(database, { schema, registry, version });
    // Now that it is the latest, it makes what it left to a later version, such as unique indexes.
    await prepareTables([{ schema }], database, registry);
  }
}
