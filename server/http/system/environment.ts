import { audienceOf, issuerOf } from '../../identity/provider/frontClient';
import type { Settings } from '../../settings';
import { originOf, type TenantDefinition } from '../../tenants';
import { API } from '../requireAccess';

/** The environment that a host tells the front end (section 9 of the specification); `src/environment` reads it. */
export interface HostEnvironment {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly apiUrl: string;
  readonly identityUrl: string;
  readonly frontUrl: string;
  readonly clientName: string;
  readonly clientId: string;
  /** The resource indicator for tokens (RFC 8707). */
  readonly resource?: string;
  /** The scopes to request; absent for the embedded identity provider, whose scopes the front end knows. */
  readonly scope?: string;
  readonly addNetworkFastTrack: boolean;
  readonly mainTenant: boolean;
  /** The API offers `GET /MySession`, which combines what every page needs first. */
  readonly sessionCall?: true;
}

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

/** The issuer and what to request from it; the embedded provider uses our API's address as the resource. */
function identityOf(
  origin: string,
  settings: EnvironmentSettings,
): Pick<HostEnvironment, 'identityUrl' | 'resource' | 'scope'> {
  const { OIDC_ISSUER: issuer, OIDC_RESOURCE: resource, OIDC_SCOPE: scope } = settings;
  if (!issuer) return { identityUrl: issuerOf(origin), resource: audienceOf(origin) };
  return { identityUrl: issuer, scope, ...(resource !== undefined && { resource }) };
}

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
