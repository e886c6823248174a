import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/database/open';
import { DEMO_TENANTS, type Tenant } from '../../../server/tenants';

export async function openTenants(): Promise<{ tenants: readonly Tenant[]; close(): Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'socle-identity-'));
  const database = await openDatabase({ dataDirectory: join(data, 'database') });
  const tenants: Tenant[] = [];
  for (const definition of DEMO_TENANTS) {
    await database.pool.query(`CREATE SCHEMA IF NOT EXISTS ${definition.schema}`);
    tenants.push({ ...definition, database } as unknown as Tenant);
  }
  return {
    tenants,
    async close() {
      await database.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
