import { audienceOf, issuerOf } from '../../identity/provider/frontClient';
import type { Settings } from '../../settings';
import { originOf, type TenantDefinition } from '../../tenants';
import { API } from '../requireAccess';

/** What the front end learns of its host (section 9 of the specification); `src/environment` reads it. */
export interface HostEnvironment {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly apiUrl: string;
  readonly identityUrl: string;
  readonly frontUrl: string;
  readonly clientName: string;
  readonly clientId: string;
  /** What tokens are asked for (RFC 8707); absent: nothing is named. */
  readonly resource?: string;
  /** The scopes to ask for; absent: those of the embedded identity provider. */
  readonly scope?: string;
  readonly addNetworkFastTrack: boolean;
  readonly mainTenant: boolean;
  /** The API answers what every page begins with in one call (`GET /MySession`). */
  readonly sessionCall?: true;
}

/** The environment of a host that no tenant has. */
export const UNKNOWN_HOST: HostEnvironment = {
  tenantId: 'ERROR-ID',
  tenantName: 'ERROR-NAME',
  apiUrl: 'ERROR-URL',
  identityUrl: 'ERROR-URL',
  frontUrl: 'ERROR-URL',
  clientName: 'ERROR-NAME',
  clientId: 'ERROR-ID',
  addNetworkFastTrack: false,
  mainTenant: false,
};

type EnvironmentSettings = Pick<
  Settings,
  'PUBLIC_SCHEME' | 'PUBLIC_PORT' | 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_RESOURCE' | 'OIDC_SCOPE'
>;

/** Whom to sign in with, and what to ask of them: the embedded provider knows our API by its address. */
function identityOf(
  origin: string,
  settings: EnvironmentSettings,
): Pick<HostEnvironment, 'identityUrl' | 'resource' | 'scope'> {
  const { OIDC_ISSUER: issuer, OIDC_RESOURCE: resource, OIDC_SCOPE: scope } = settings;
  if (!issuer) return { identityUrl: issuerOf(origin), resource: audienceOf(origin) };
  return { identityUrl: issuer, scope, ...(resource !== undefined && { resource }) };
}

/** The environment of a host: its tenant's, at the address under which the host was asked. */
export function environmentOf(
  tenant: TenantDefinition | null,
  host: string,
  settings: EnvironmentSettings,
): HostEnvironment {
  if (!tenant) return UNKNOWN_HOST;
  const origin = originOf(settings, host.toLowerCase());
  return {
    tenantId: tenant.id,
    tenantName: tenant.name,
    apiUrl: `${origin}${API}`,
    ...identityOf(origin, settings),
    frontUrl: origin,
    clientName: tenant.name,
    clientId: settings.OIDC_CLIENT_ID,
    addNetworkFastTrack: tenant.addNetworkFastTrack,
    mainTenant: tenant.main,
    sessionCall: true,
  };
}
