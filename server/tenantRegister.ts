import { hasCode, UNDEFINED_TABLE } from './database/errors';
import { SHARED_SCHEMA } from './database/migration/sharedFunctions';
import type { Database } from './database/open';
import { prepareSharedTables } from './database/sharedTables';
import type { TenantDefinition } from './tenants';

/** Tenants created with `npm run tenant:create`; shared by all processes. */
const TABLE = `${SHARED_SCHEMA}.tenant`;

/** Registered tenants, oldest first. */
export async function registeredTenants(database: Pick<Database, 'pool'>): Promise<readonly TenantDefinition[]> {
  try {
    const { rows } = await database.pool.query<TenantDefinition>(
      `SELECT id, name, hosts, schema, main, add_network_fast_track AS "addNetworkFastTrack" FROM ${TABLE} ORDER BY created_at, id`,
    );
    return rows;
  } catch (error) {
    if (hasCode(error, UNDEFINED_TABLE)) return [];
    throw error;
  }
}

/** Registers a tenant. Running servers serve it within seconds. */
export async function registerTenant(database: Pick<Database, 'pool'>, tenant: TenantDefinition): Promise<void> {
  await prepareSharedTables(database);
  const { id, name, hosts, schema, main, addNetworkFastTrack } = tenant;
  await database.pool.query(
    `INSERT INTO ${TABLE} (id, name, hosts, schema, main, add_network_fast_track) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, name, hosts, schema, main, addNetworkFastTrack],
  );
}
