import { problem } from '../http/problem';
import { openTenantIdentity, type IdentitySettings, type IdentityTenant, type TenantIdentity } from './tenantIdentity';

/** The identity of every tenant that this process serves. */
export interface Identities {
  /** @throws {ProblemError} `unknownTenant` for a tenant that was not opened. */
  of(tenant: { readonly id: string }): TenantIdentity;
}

/** Prepares identity for all tenants; their PostgreSQL schemas exist already. */
export async function openIdentities(
  tenants: readonly IdentityTenant[],
  settings: IdentitySettings,
): Promise<Identities> {
  const opened = new Map<string, TenantIdentity>();
  for (const tenant of tenants) opened.set(tenant.id, await openTenantIdentity(tenant, settings));
  return {
    of({ id }) {
      const identity = opened.get(id);
      if (!identity) throw problem('unknownTenant', { args: { host: id } });
      return identity;
    },
  };
}
