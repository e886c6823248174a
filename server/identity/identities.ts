import { problem } from '../http/problem';
import { openTenantIdentity, type IdentitySettings, type IdentityTenant, type TenantIdentity } from './tenantIdentity';

/** The identity of every tenant that this process serves. */
export interface Identities {
  /** @throws {ProblemError} `unknownTenant` for a tenant that was not opened. */
  of(tenant: { readonly id: string }): TenantIdentity;
  /** Opens identity for one more tenant, whose tables exist already. */
  add(tenant: IdentityTenant): Promise<void>;
  /** Reads the keys of all tenants again. */
  refreshKeys(): Promise<void>;
}

/** Opens identity for all tenants; their tables exist already. */
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
