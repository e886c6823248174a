import type { Registry } from '../../src/resources/registry/registry';
import type { Database } from '../database/open';
import type { Identities } from '../identity/identities';
import type { Product } from '../product';
import type { Settings } from '../settings';
import type { Tenant } from '../tenants';
import type { AdminCommands } from './channel';
import { createTenant, tenantRequestSchema } from './createTenant';
import { replaceKeys } from './replaceKeys';
import { throwAwayToken } from './throwAwayToken';

export interface AdminServices {
  readonly database: Database;
  readonly registry: Registry;
  readonly settings: Settings;
  readonly product: Product;
  readonly tenants: readonly Tenant[];
  readonly identities: Identities;
}

export const adminCommands = (services: AdminServices): AdminCommands => ({
  token: (input) => throwAwayToken(services, input),
  keys: (input) => replaceKeys(services, input),
  tenant: async (input) => ({ link: await createTenant(services, tenantRequestSchema.parse(input)) }),
});
