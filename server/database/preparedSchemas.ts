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

/**
 * A digest of every statement that makes the tables of a tenant: another one wherever declarations or system tables changed.
 *
 * @param tablesOf the statements of further tables, which follow those of the declarations
 */
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
 * Which of these PostgreSQL schemas this version of the program has prepared, and are still as it left them or found them
 * last. One question instead of hundreds: most starts find everything as it has to be.
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

/** Notes that this version has prepared a schema, and what it holds since then. Other versions keep notes of their own. */
export async function markPrepared({ pool }: Queried, schema: string, digest: string): Promise<void> {
  await pool.query(
    `update ${SCHEMA_VERSIONS} set catalog = now.digest, last_prepared_at = now()
     from (${CATALOG_DIGESTS}) as now
     where schema_version.schema = now.schema and statements = $2`,
    [[schema], digest],
  );
}
