import { createHash } from 'node:crypto';
import type { Registry } from '../../src/resources/registry/registry';
import { hasCode, UNDEFINED_TABLE } from './errors';
import { CATALOG_DIGESTS } from './migration/catalogDigest';
import { planMigration } from './migration/plan';
import { SHARED_SCHEMA, sharedFunctions } from './migration/sharedFunctions';
import { SYSTEM_TABLES } from './migration/systemTables';
import type { Database } from './open';
import { SCHEMA_VERSIONS } from './schemaVersions';
import { storedTables } from './tables/table';

type Queried = Pick<Database, 'pool'>;

const EMPTY = { tables: new Map(), indexes: new Map(), constraints: new Set<string>(), triggers: new Map() };
const SCHEMA = 'tenant';

/** Changes whenever declarations or system tables change. @param tablesOf statements for further tables */
export function statementsDigest(registry: Registry, tablesOf: (schema: string) => readonly string[]): string {
  const { steps } = planMigration(SCHEMA, storedTables(registry), EMPTY);
  const declared = steps.map(({ sql }) => sql);
  const statements = [
    ...sharedFunctions(SHARED_SCHEMA, SHARED_SCHEMA),
    ...SYSTEM_TABLES,
    ...declared,
    ...tablesOf(SCHEMA),
  ];
  return createHash('sha256').update(JSON.stringify(statements)).digest('hex');
}

/**
 * The schemas that this version has prepared and that have not changed since. One query instead of hundreds, because
 * most starts find every schema up to date.
 */
export async function preparedSchemas(
  { pool }: Queried,
  schemas: readonly string[],
  digest: string,
): Promise<ReadonlySet<string>> {
  const select = `select schema from ${SCHEMA_VERSIONS} join (${CATALOG_DIGESTS}) as now using (schema)
    where statements = $2 and catalog = now.digest and retired_at is null`;
  try {
    const { rows } = await pool.query<{ schema: string }>(select, [schemas, digest]);
    return new Set(rows.map(({ schema }) => schema));
  } catch (error) {
    if (hasCode(error, UNDEFINED_TABLE)) return new Set();
    throw error;
  }
}

export async function markPrepared({ pool }: Queried, schema: string, digest: string): Promise<void> {
  await pool.query(
    `update ${SCHEMA_VERSIONS} set catalog = now.digest, last_prepared_at = now()
     from (${CATALOG_DIGESTS}) as now
     where schema_version.schema = now.schema and statements = $2`,
    [[schema], digest],
  );
}
