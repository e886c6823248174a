import type { Database } from '../database/open';
import { registeredTenants } from '../tenantRegister';
import { DEMO_TENANTS } from '../tenants';

/** The existing schemas of all tenants, including demo tenants. */
export async function tenantSchemas(database: Database): Promise<readonly string[]> {
  const schemas = [...DEMO_TENANTS, ...(await registeredTenants(database))].map(({ schema }) => schema);
  const { rows } = await database.pool.query<{ schema: string }>(
    'select nspname as schema from pg_namespace where nspname = any($1)',
    [schemas],
  );
  const existing = new Set(rows.map(({ schema }) => schema));
  return schemas.filter((schema) => existing.has(schema));
}
