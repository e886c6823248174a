import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore } from '../../../server/database/store';
import { prepareTenant } from '../../../server/database/prepareTenant';
import { createFileStore } from '../../../server/files/fileStore';
import { DEMO_TENANTS, type Tenant } from '../../../server/tenants';
import { createRegistry } from '../../../src/resources/registry';
import { TypeContrats } from '../../../src/resources/schemas/contrats';
import { useTestDatabase } from '../../support/database';

export const registry = createRegistry([TypeContrats]);

/** The two demo tenants, each in a PostgreSQL schema of this test file. */
export async function openTenants(): Promise<readonly Tenant[]> {
  const tenants: Tenant[] = [];
  for (const definition of DEMO_TENANTS) {
    const { database, schema } = await useTestDatabase();
    await prepareTenant(database, { schema, registry });
    const files = createFileStore(join(tmpdir(), schema));
    tenants.push({ ...definition, schema, database, files, store: createStore({ database, schema, registry }) });
  }
  return tenants;
}
