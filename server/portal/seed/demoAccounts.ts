import type { Registry } from '../../../src/resources/registry/registry';
import { demoFunctions, type DemoFunction } from './demo/functions';
import { portalRights } from './portalRights';
import { ensureFunctions, ensureRights } from '../../seed/ensureFunctions';
import { applyRows } from '../../seed/applyRows';
import { createAccounts } from '../../identity/accounts/accounts';
import type { DemoAccount } from '../../product';
import type { IdentityTenant } from '../../identity/tenantIdentity';

export interface PortalDemoAccount extends DemoAccount {
  readonly fonction: DemoFunction['code'];
  /** Set if the account has just been created. */
  readonly newId?: number;
}

/** The same for all accounts; it is printed to the console. */
const PASSWORD = 'Socle-demo-1!';

export const demoAccounts = (tenantId: string): readonly PortalDemoAccount[] =>
  [
    { name: 'admin', nom: 'Marchand', prenom: 'Claire', fonction: 'ADMINISTRATEUR' },
    { name: 'consultant', nom: 'Lefèvre', prenom: 'Julien', fonction: 'CONSULTANT' },
    { name: 'lecteur', nom: 'Da Silva', prenom: 'Inês', fonction: 'LECTEUR' },
  ].map(({ name, ...person }) => ({ ...person, email: `${name}@${tenantId}.socle.example`, password: PASSWORD }));

/**
 * Creates the missing demo accounts and functions, and leaves existing ones unchanged. For demo tenants only.
 *
 * @returns the accounts, for printing
 * @throws {Error} if NODE_ENV is production
 */
export async function createDemoAccounts(
  tenant: IdentityTenant,
  registry: Pick<Registry, 'visible'>,
  environment: string,
): Promise<readonly PortalDemoAccount[]> {
  if (environment === 'production') throw new Error('demo accounts are never made in production');
  const accounts = createAccounts(tenant);
  const rightIds = await ensureRights(tenant, portalRights(registry));
  const functionIds = await ensureFunctions(tenant, demoFunctions(registry), rightIds);
  const made: PortalDemoAccount[] = [];
  for (const account of demoAccounts(tenant.id)) {
    const { fonction, ...values } = account;
    if (await accounts.findByEmail(account.email)) {
      made.push(account);
      continue;
    }
    const { id } = await accounts.create({ ...values, confirmed: true });
    await applyRows(tenant, 'IdentiteFonctions', [{ identityId: id, fonctionId: functionIds.get(fonction) }]);
    made.push({ ...account, newId: id });
  }
  return made;
}
