import type { Registry } from '../../../src/resources/registry/registry';
import type { Settings } from '../../settings';
import { isDemo, type Tenant } from '../../tenants';
import { seedAccountPlans } from './demo/planning/accountPlans';
import { createDemoAccounts, type PortalDemoAccount } from './demoAccounts';

/** Makes the accounts of a demo tenant, and plans for those who have one. @returns the accounts, to be printed */
export async function seedAccounts(
  tenant: Tenant,
  settings: Pick<Settings, 'NODE_ENV'>,
  registry: Registry,
): Promise<readonly PortalDemoAccount[]> {
  const accounts = isDemo(tenant, settings) ? await createDemoAccounts(tenant, registry, settings.NODE_ENV) : [];
  // An account that only reads has no plan.
  const planned = accounts.flatMap(({ newId, fonction }) => (fonction === 'LECTEUR' ? [] : (newId ?? [])));
  await seedAccountPlans(tenant, planned, new Date());
  return accounts;
}
