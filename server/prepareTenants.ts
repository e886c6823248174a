import type { Registry } from '../src/resources/registry';
import { GIVING_PERMITS } from './access/givingPermits';
import { settingPermits } from './access/settingPermits';
import type { Database } from './database/open';
import { markPrepared, preparedSchemas, statementsDigest } from './database/preparedSchemas';
import { prepareTenant } from './database/prepareTenant';
import { createStore } from './database/store';
import { openFileStores, type FileSettings } from './files/openFileStores';
import { ACCOUNT_RULES } from './identity/accounts/accountRules';
import { identityTables, prepareIdentity } from './identity/storage/tables';
import { mailboxTable, prepareMailbox } from './mail/mailboxTable';
import { PLANNING_RULES } from './planning/rules/planningRules';
import type { Tenant, TenantDefinition } from './tenants';

/** Makes the tables of tenants that lack any, and asks for nothing more where all have what this program wants. */
async function prepareTables(
  definitions: readonly TenantDefinition[],
  database: Database,
  registry: Registry,
): Promise<void> {
  const digest = statementsDigest(registry, (schema) => [...identityTables(schema), mailboxTable(schema)]);
  const schemas = definitions.map(({ schema }) => schema);
  const prepared = await preparedSchemas(database, schemas, digest);
  // One after the other: migrations of a database wait for each other anyway.
  for (const schema of schemas.filter((one) => !prepared.has(one))) {
    await prepareTenant(database, { schema, registry });
    await prepareIdentity({ database, schema });
    await prepareMailbox({ database, schema });
    await markPrepared(database, schema, digest);
  }
}

/** Makes the tables of tenants where they are missing, and what the server works with for each. */
export async function prepareTenants(
  definitions: readonly TenantDefinition[],
  database: Database,
  registry: Registry,
  settings: FileSettings,
): Promise<readonly Tenant[]> {
  await prepareTables(definitions, database, registry);
  const rules = {
    ...ACCOUNT_RULES,
    rowRules: [...(ACCOUNT_RULES.rowRules ?? []), ...(PLANNING_RULES.rowRules ?? [])],
    permits: [...(ACCOUNT_RULES.permits ?? []), ...GIVING_PERMITS, ...settingPermits(registry)],
  };
  const filesOf = await openFileStores(database, settings);
  return definitions.map((definition) => {
    const { schema } = definition;
    const store = createStore({ database, schema, registry, ...rules });
    return { ...definition, database, files: filesOf(schema), store };
  });
}
