import type { Registry } from '../../src/resources/registry/registry';
import { demoFunctions, type DemoFunction } from '../portal/seed/demo/functions';
import { rightRows } from '../portal/seed/rights';
import { ensureFunctions, ensureRights } from '../portal/seed/seedFunctions';
import { applyRows } from '../portal/seed/applyRows';
import { createAccounts } from './accounts/accounts';
import type { IdentityTenant } from './tenantIdentity';

/** An account to try the product with, as the start prints it. */
export interface DemoAccount {
  readonly email: string;
  readonly nom: string;
  readonly prenom: string;
  readonly password: string;
  /** The code of the function through which it holds its rights. */
  readonly fonction: DemoFunction['code'];
  /** Of one that was made just now. */
  readonly newId?: number;
}

/** The same for all: readers of the console may sign in. */
const PASSWORD = 'Socle-demo-1!';

/** The accounts of a demo tenant: pure data. */
export const demoAccounts = (tenantId: string): readonly DemoAccount[] =>
  [
    { name: 'admin', nom: 'Marchand', prenom: 'Claire', fonction: 'ADMINISTRATEUR' },
    { name: 'consultant', nom: 'Lefèvre', prenom: 'Julien', fonction: 'CONSULTANT' },
    { name: 'lecteur', nom: 'Da Silva', prenom: 'Inês', fonction: 'LECTEUR' },
  ].map(({ name, ...person }) => ({ ...person, email: `${name}@${tenantId}.socle.example`, password: PASSWORD }));

/**
 * Makes the demo accounts and functions that the tenant lacks, and leaves those that it has as they are. For demo
 * tenants only.
 *
 * @returns the accounts, to be printed
 * @throws {Error} when NODE_ENV is production
 */
export async function createDemoAccounts(
  tenant: IdentityTenant,
  registry: Pick<Registry, 'visible'>,
  environment: string,
): Promise<readonly DemoAccount[]> {
  if (environment === 'production') throw new Error('demo accounts are never made in production');
  const accounts = createAccounts(tenant);
  const rightIds = await ensureRights(tenant, rightRows(registry));
  const functionIds = await ensureFunctions(tenant, demoFunctions(registry), rightIds);
  const made: DemoAccount[] = [];
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
