import { problem } from '../http/problem';
import { openTenantIdentity, type IdentitySettings, type IdentityTenant, type TenantIdentity } from './tenantIdentity';

export interface Identities {
  /** @throws {ProblemError} `unknownTenant` */
  of(tenant: { readonly id: string }): TenantIdentity;
  add(tenant: IdentityTenant): Promise<void>;
  refreshKeys(): Promise<void>;
}

export async function openIdentities(
  tenants: readonly IdentityTenant[],
  settings: IdentitySettings,
): Promise<Identities> {
  const opened = new Map<string, TenantIdentity>();
  const add = async (tenant: IdentityTenant) => {
    opened.set(tenant.id, await openTenantIdentity(tenant, settings));
  };
  await Promise.all(tenants.map(add));
  return {
    add,
    async refreshKeys() {
      for (const identity of opened.values()) await identity.refreshKeys();
    },
    of({ id }) {
      const identity = opened.get(id);
      if (!identity) throw problem('unknownTenant', { args: { host: id } });
      return identity;
    },
  };
}
