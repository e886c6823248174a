import { join } from 'node:path';
import type { Registry } from '../src/resources/registry';
import type { Database } from './database/open';
import { prepareTenant } from './database/prepareTenant';
import { createStore } from './database/store';
import { createFileStore } from './files/fileStore';
import { ACCOUNT_RULES } from './identity/accounts/accountRules';
import type { Settings } from './settings';
import type { Tenant, TenantDefinition } from './tenants';

/** Makes the tables of tenants where they are missing, and what the server works with for each. */
export async function prepareTenants(
  definitions: readonly TenantDefinition[],
  database: Database,
  registry: Registry,
  { SOCLE_DATA }: Pick<Settings, 'SOCLE_DATA'>,
): Promise<readonly Tenant[]> {
  const tenants: Tenant[] = [];
  // One after the other: migrations of a database wait for each other anyway.
  for (const definition of definitions) {
    const { schema } = definition;
    await prepareTenant(database, { schema, registry });
    const files = createFileStore(join(SOCLE_DATA, 'files', schema));
    tenants.push({
      ...definition,
      database,
      files,
      store: createStore({ database, schema, registry, ...ACCOUNT_RULES }),
    });
  }
  return tenants;
}
