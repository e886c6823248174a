import type Provider from 'oidc-provider';
import type { Settings } from '../settings';
import { originOf, type TenantDefinition } from '../tenants';
import { createAccounts, type Accounts, type AccountStore } from './accounts/accounts';
import { createAttempts, type Attempts } from './accounts/attempts';
import { loadProvider } from './provider/loadProvider';
import type { IdentityStore } from './storage/identityStore';
import { loadKeys, readKeys, type IdentityKeys } from './storage/signingKeys';

export type IdentityTenant = Pick<TenantDefinition, 'id' | 'name'> & AccountStore;

export interface TenantIdentity {
  readonly store: IdentityStore;
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly keys: IdentityKeys;
  /** Returns the OpenID provider for a host; it is recreated when the keys change. */
  providerAt(host: string): Promise<Provider>;
  /** Reads the keys again, because another process or the command line may have added some. */
  refreshKeys(): Promise<void>;
}

export type IdentitySettings = Pick<
  Settings,
  'PUBLIC_SCHEME' | 'PUBLIC_PORT' | 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_AUDIENCE'
>;

/** Opens the identity of a tenant, whose tables must exist; the first start creates its keys. */
export async function openTenantIdentity(tenant: IdentityTenant, settings: IdentitySettings): Promise<TenantIdentity> {
  const store: IdentityStore = { database: tenant.database, schema: tenant.schema };
  let keys = await loadKeys(store);
  const accounts = createAccounts(tenant);
  const providers = new Map<string, Promise<Provider>>();
  return {
    store,
    accounts,
    attempts: createAttempts(store),
    get keys() {
      return keys;
    },
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
    async refreshKeys() {
      const read = await readKeys(store);
      if (JSON.stringify(read) === JSON.stringify(keys)) return;
      keys = read;
      // Sessions are stored in the database, so the new providers continue them.
      providers.clear();
    },
  };
}
