import { hasCode, UNDEFINED_TABLE } from './database/errors';
import type { Database } from './database/open';
import type { TenantDefinition } from './tenants';

/** The tenants that were made with `npm run tenant:create`, as data in the database that all processes share. */
const TABLE = 'socle.tenant';

async function prepare({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('CREATE SCHEMA IF NOT EXISTS socle');
  await pool.query(`CREATE TABLE IF NOT EXISTS ${TABLE} (
    id text PRIMARY KEY,
    name text NOT NULL,
    hosts text[] NOT NULL,
    schema text NOT NULL UNIQUE,
    main boolean NOT NULL DEFAULT false,
    add_network_fast_track boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now()
  )`);
}

/** Every registered tenant, the oldest first. */
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

/** Registers a tenant; the servers serve it from their next start on. */
export async function registerTenant(database: Pick<Database, 'pool'>, tenant: TenantDefinition): Promise<void> {
  await prepare(database);
  const { id, name, hosts, schema, main, addNetworkFastTrack } = tenant;
  await database.pool.query(
    `INSERT INTO ${TABLE} (id, name, hosts, schema, main, add_network_fast_track) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, name, hosts, schema, main, addNetworkFastTrack],
  );
}
