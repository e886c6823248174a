import { problem } from '../http/problem';
import { openTenantIdentity, type IdentitySettings, type IdentityTenant, type TenantIdentity } from './tenantIdentity';

/** The identity of every tenant that this process serves. */
export interface Identities {
  /** @throws {ProblemError} `unknownTenant` for a tenant that was not opened. */
  of(tenant: { readonly id: string }): TenantIdentity;
}

/** Opens identity for all tenants; their tables exist already. */
export async function openIdentities(
  tenants: readonly IdentityTenant[],
  settings: IdentitySettings,
): Promise<Identities> {
  const open = async (tenant: IdentityTenant) => [tenant.id, await openTenantIdentity(tenant, settings)] as const;
  const opened = new Map<string, TenantIdentity>(await Promise.all(tenants.map(open)));
  return {
    of({ id }) {
      const identity = opened.get(id);
      if (!identity) throw problem('unknownTenant', { args: { host: id } });
      return identity;
    },
  };
}
