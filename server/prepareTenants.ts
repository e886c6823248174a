import type { Registry } from '../src/resources/registry';
import { settingPermits } from './access/settingPermits';
import type { Database } from './database/open';
import { prepareTenant } from './database/prepareTenant';
import { createStore } from './database/store';
import { openFileStores, type FileSettings } from './files/openFileStores';
import { ACCOUNT_RULES } from './identity/accounts/accountRules';
import { PLANNING_RULES } from './planning/rules/planningRules';
import type { Tenant, TenantDefinition } from './tenants';

/** Makes the tables of tenants where they are missing, and what the server works with for each. */
export async function prepareTenants(
  definitions: readonly TenantDefinition[],
  database: Database,
  registry: Registry,
  settings: FileSettings,
): Promise<readonly Tenant[]> {
  const rules = {
    ...ACCOUNT_RULES,
    ...PLANNING_RULES,
    permits: [...(ACCOUNT_RULES.permits ?? []), ...settingPermits(registry)],
  };
  const filesOf = await openFileStores(database, settings);
  const tenants: Tenant[] = [];
  // One after the other: migrations of a database wait for each other anyway.
  for (const definition of definitions) {
    const { schema } = definition;
    await prepareTenant(database, { schema, registry });
    tenants.push({
      ...definition,
      database,
      files: filesOf(schema),
      store: createStore({ database, schema, registry, ...rules }),
    });
  }
  return tenants;
}
