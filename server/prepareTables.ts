import type { Registry } from '../src/resources/registry/registry';
import type { Database } from './database/open';
import { markPrepared, preparedSchemas, statementsDigest } from './database/preparedSchemas';
import { MigrationRefused, type RefusedSchema } from './database/migration/migrationRefused';
import { prepareTenant, type Preparation } from './database/prepareTenant';
import { becomeLatest, type SchemaVersion } from './database/schemaVersions';
import { takeBackEmpty } from './database/takeBackEmpty';
import { VERSION } from './http/version';
import { identityTables, prepareIdentity } from './identity/storage/tables';
import { mailboxTable, prepareMailbox } from './mail/mailboxTable';
import type { TenantDefinition } from './tenants';

/** Set by the build for the bundled declarations (`scripts/build/declarationFacts.ts`). */
declare const DECLARED_STATEMENTS: string | null | undefined;
const DECLARED = (typeof DECLARED_STATEMENTS !== 'undefined' && DECLARED_STATEMENTS) || undefined;

const versions = new WeakMap<Registry, SchemaVersion>();

/** The version of this program's tables. Cached, because declarations do not change while it runs. */
export function schemaVersion(registry: Registry): SchemaVersion {
  const version = versions.get(registry) ?? {
    version: VERSION,
    statements: DECLARED ?? statementsDigest(registry, (schema) => [...identityTables(schema), mailboxTable(schema)]),
  };
  versions.set(registry, version);
  return version;
}

/** Called after a schema was prepared, with its undeclared columns. */
export type PreparationListener = (schema: string, preparation: Preparation) => void;

export interface PreparationOptions {
  readonly listener?: PreparationListener;
  /**
   * No other version serves, and these are all tenants: this version becomes the latest, and empty columns and tables
   * of other versions are dropped.
   */
  readonly isAlone?: boolean;
}

/** @returns the reasons if the migration is refused */
async function prepareOne(
  schema: string,
  {
    database,
    registry,
    version,
  }: { readonly database: Database; readonly registry: Registry; readonly version: SchemaVersion },
  listener: PreparationListener | undefined,
): Promise<readonly RefusedSchema[]> {
  try {
    const preparation = await prepareTenant(database, { schema, registry, version });
    await prepareIdentity({ database, schema });
    await prepareMailbox({ database, schema });
    await markPrepared(database, schema, version.statements);
    listener?.(schema, preparation);
    return [];
  } catch (error) {
    if (error instanceof MigrationRefused) return error.refusals;
    throw error;
  }
}

/**
 * A single query if all are up to date.
 *
 * @throws {MigrationRefused} listing every tenant that needs a migration; the other tenants are prepared
 */
export async function prepareTables(
  definitions: readonly Pick<TenantDefinition, 'schema'>[],
  database: Database,
  registry: Registry,
  { listener, isAlone = false }: PreparationOptions = {},
): Promise<void> {
  const version = schemaVersion(registry);
  const schemas = definitions.map(({ schema }) => schema);
  const prepared = await preparedSchemas(database, schemas, version.statements);
  const others = schemas.filter((one) => !prepared.has(one));
  if (isAlone && others.length > 0) {
    await becomeLatest(database, schemas, version);
    await takeBackEmpty(database, schemas, registry);
  }
  const refusals: RefusedSchema[] = [];
  // One by one, because migrations of a database exclude each other anyway.
  for (const schema of others) refusals.push(...(await prepareOne(schema, { database, registry, version }, listener)));
  if (refusals.length > 0) throw new MigrationRefused(refusals);
}
