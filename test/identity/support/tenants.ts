import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore } from '../../../server/database/store';
import { prepareTenant } from '../../../server/database/prepareTenant';
import { createDiskStore } from '../../../server/files/diskStore';
import { DEMO_TENANTS, type Tenant, type TenantDefinition } from '../../../server/tenants';
import { prepareIdentity } from '../../../server/identity/storage/tables';
import { prepareMailbox } from '../../../server/mail/mailboxTable';
import { ACCOUNT_RULES } from '../../../server/identity/accounts/accountRules';
import { makeRights, withAccess } from '../../support/accessResources';
import { createRegistry } from '../../../src/resources/registry/registry';
import { TypeContrats } from '../../../src/resources/schemas/contrats';
import { openTestDatabase as openTestDatabase, type TestDatabase } from '../../support/database';

export const registry = withAccess(createRegistry([TypeContrats]));

async function openTenant(definition: TenantDefinition, { database, schema }: TestDatabase): Promise<Tenant> {
  await prepareTenant(database, { schema, registry });
  await prepareIdentity({ database, schema });
  await prepareMailbox({ database, schema });
  const files = createDiskStore(join(tmpdir(), schema), (_id, work) => work());
  const store = createStore({ database, schema, registry, ...ACCOUNT_RULES });
  await makeRights({ store }, ['DOMAINES', 'THEMES', 'TYPES_CONTRATS']);
  return { ...definition, schema, database, files, store, ownLimits: { ownViews: 0, ownPreferences: 0 } };
}

/** The two demo tenants, each in its own PostgreSQL schema. */
export async function openTenants(): Promise<readonly Tenant[]> {
  const databases = [await openTestDatabase(), await openTestDatabase()];
  const opened = DEMO_TENANTS.flatMap((definition, index) => {
    const database = databases[index];
    return database ? [openTenant(definition, database)] : [];
  });
  return Promise.all(opened);
}
