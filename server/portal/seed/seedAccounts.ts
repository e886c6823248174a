import type { Registry } from '../../../src/resources/registry/registry';
import type { Settings } from '../../settings';
import { isDemo, type Tenant } from '../../tenants';
import { seedAccountPlans } from './demo/planning/accountPlans';
import { createDemoAccounts, type PortalDemoAccount } from './demoAccounts';

/** Creates a demo tenant's accounts, and plans for the new ones. @returns the accounts, for printing */
export async function seedAccounts(
  tenant: Tenant,
  settings: Pick<Settings, 'NODE_ENV'>,
  registry: Registry,
): Promise<readonly PortalDemoAccount[]> {
  const accounts = isDemo(tenant, settings) ? await createDemoAccounts(tenant, registry, settings.NODE_ENV) : [];
  // Read-only accounts have no plan.
  const planned = accounts.flatMap(({ newId, fonction }) => (fonction === 'LECTEUR' ? [] : (newId ?? [])));
  await seedAccountPlans(tenant, planned, new Date());
  return accounts;
}
