import type { Registry } from '../src/resources/registry';
import type { Database } from './database/open';
import { markPrepared, preparedSchemas, statementsDigest } from './database/preparedSchemas';
import { prepareTenant, type Preparation } from './database/prepareTenant';
import type { SchemaVersion } from './database/schemaVersions';
import { VERSION } from './http/version';
import { identityTables, prepareIdentity } from './identity/storage/tables';
import { mailboxTable, prepareMailbox } from './mail/mailboxTable';
import type { TenantDefinition } from './tenants';

/** What this program is to the tables of tenants. */
export const schemaVersion = (registry: Registry): SchemaVersion => ({
  version: VERSION,
  statements: statementsDigest(registry, (schema) => [...identityTables(schema), mailboxTable(schema)]),
});

/** Hears what a schema holds besides what this version declares, where it was prepared just now. */
export type PreparationListener = (schema: string, preparation: Preparation) => void;

/** Makes the tables of tenants that lack any, and asks for nothing more where all have what this program wants. */
export async function prepareTables(
  definitions: readonly Pick<TenantDefinition, 'schema'>[],
  database: Database,
  registry: Registry,
  listener: PreparationListener = () => undefined,
): Promise<void> {
  const version = schemaVersion(registry);
  const schemas = definitions.map(({ schema }) => schema);
  const prepared = await preparedSchemas(database, schemas, version.statements);
  // One after the other: migrations of a database wait for each other anyway.
  for (const schema of schemas.filter((one) => !prepared.has(one))) {
    const preparation = await prepareTenant(database, { schema, registry, version });
    await prepareIdentity({ database, schema });
    await prepareMailbox({ database, schema });
    await markPrepared(database, schema, version.statements);
    listener(schema, preparation);
  }
}
