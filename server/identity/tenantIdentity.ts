import type Provider from 'oidc-provider';
import type { Settings } from '../settings';
import { originOf, type TenantDefinition } from '../tenants';
import { createAccounts, type Accounts, type AccountStore } from './accounts/accounts';
import { createAttempts, type Attempts } from './accounts/attempts';
import { loadProvider } from './provider/loadProvider';
import type { IdentityStore } from './storage/identityStore';
import { loadKeys, type IdentityKeys } from './storage/keys';

/** The tenant that identity works for: what it needs of it. */
export type IdentityTenant = Pick<TenantDefinition, 'id' | 'name'> & AccountStore;

/** Everything of identity for one tenant. */
export interface TenantIdentity {
  readonly store: IdentityStore;
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly keys: IdentityKeys;
  /** The OpenID provider at one of the tenant's hosts; the same one each time. */
  providerAt(host: string): Promise<Provider>;
}

export type IdentitySettings = Pick<
  Settings,
  'PUBLIC_SCHEME' | 'PUBLIC_PORT' | 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_AUDIENCE'
>;

/** Opens the identity of a tenant, whose tables exist; its keys are made with its first start. */
export async function openTenantIdentity(tenant: IdentityTenant, settings: IdentitySettings): Promise<TenantIdentity> {
  const store: IdentityStore = { database: tenant.database, schema: tenant.schema };
  const keys = await loadKeys(store);
  const accounts = createAccounts(tenant);
  const providers = new Map<string, Promise<Provider>>();
  return {
    store,
    accounts,
    attempts: createAttempts(store),
    keys,
    providerAt(host) {
      const known = providers.get(host);
      if (known) return known;
      const origin = originOf(settings, host);
      const clientId = settings.OIDC_CLIENT_ID;
      const provider = loadProvider().then(({ createProvider, providerPages }) =>
        createProvider({ origin, clientId, store, accounts, keys, pages: providerPages(tenant.name) }),
      );
      providers.set(host, provider);
      return provider;
    },
  };
}
