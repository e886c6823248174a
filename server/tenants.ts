import type { Database } from './database/open';
import type { Store } from './database/store';
import type { FileStore } from './files/fileStore';
import type { OwnLimits } from './quotas/ownQuotas';
import type { Settings } from './settings';

export interface TenantDefinition {
  readonly id: string;
  readonly name: string;
  /** Host names without port; the first one is the tenant's main address. */
  readonly hosts: readonly string[];
  readonly schema: string;
  /** Whether it is the network's main tenant (`mainTenant` in the environment). */
  readonly main: boolean;
  /** Whether the front end offers quick creation in the FASTT network. */
  readonly addNetworkFastTrack: boolean;
}

export interface Tenant extends TenantDefinition {
  readonly database: Database;
  readonly store: Store;
  readonly files: FileStore;
  /** Maximum numbers of records that each person may own; 0 for no limit. */
  readonly ownLimits: OwnLimits;
}

/** The demo tenants; not created if NODE_ENV is production. */
export const DEMO_TENANTS: readonly TenantDefinition[] = [
  {
    id: 'nord',
    name: 'Socle Nord',
    hosts: ['localhost', '127.0.0.1', 'nord.localhost'],
    schema: 'tenant_nord',
    main: true,
    addNetworkFastTrack: true,
  },
  {
    id: 'sud',
    name: 'Socle Sud',
    hosts: ['sud.localhost'],
    schema: 'tenant_sud',
    main: false,
    addNetworkFastTrack: false,
  },
];

export const isDemoTenant = ({ id }: Pick<TenantDefinition, 'id'>): boolean =>
  DEMO_TENANTS.some((demo) => demo.id === id);

/** Whether a tenant is a demo tenant; always false in production. */
export const isDemo = ({ id }: Pick<TenantDefinition, 'id'>, { NODE_ENV }: Pick<Settings, 'NODE_ENV'>): boolean =>
  NODE_ENV !== 'production' && DEMO_TENANTS.some((demo) => demo.id === id);

/** The tenant of a host name, ignoring case. */
export const tenantOfHost = <T extends TenantDefinition>(tenants: readonly T[], host: string): T | undefined =>
  tenants.find(({ hosts }) => hosts.includes(host.toLowerCase()));

/**
 * The public origin of a host, without a trailing slash. Built from settings and never from request headers, so that
 * no caller can choose where links and tokens lead.
 *
 * @example originOf({ PUBLIC_SCHEME: 'http', PUBLIC_PORT: 3000 }, 'sud.localhost') // 'http://sud.localhost:3000'
 */
export function originOf(settings: Pick<Settings, 'PUBLIC_SCHEME' | 'PUBLIC_PORT'>, host: string): string {
  const { PUBLIC_SCHEME: scheme, PUBLIC_PORT: port } = settings;
  return port === (scheme === 'https' ? 443 : 80) ? `${scheme}://${host}` : `${scheme}://${host}:${port}`;
}
