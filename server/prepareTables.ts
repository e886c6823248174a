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

/** Said by the build, for the declarations that it holds (`scripts/build/declarationFacts.ts`). */
declare const DECLARED_STATEMENTS: string | null | undefined;
const DECLARED = (typeof DECLARED_STATEMENTS !== 'undefined' && DECLARED_STATEMENTS) || undefined;

const versions = new WeakMap<Registry, SchemaVersion>();

/** What this program is to the tables of tenants. Declarations do not change while it runs: it is worked out once. */
export function schemaVersion(registry: Registry): SchemaVersion {
  const version = versions.get(registry) ?? {
    version: VERSION,
    statements: DECLARED ?? statementsDigest(registry, (schema) => [...identityTables(schema), mailboxTable(schema)]),
  };
  versions.set(registry, version);
  return version;
}

/** Hears what a schema holds besides what this version declares, where it was prepared just now. */
export type PreparationListener = (schema: string, preparation: Preparation) => void;

export interface PreparationOptions {
  readonly listener?: PreparationListener;
  /**
   * No other version serves these tenants, and they are all that there are: this one is the latest, and what others added
   * without a value in it is taken back.
   */
  readonly isAlone?: boolean;
}

/** Makes the tables of one tenant. @returns why that is refused */
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
 * Makes the tables of tenants that lack any, and asks for nothing more where all have what this program wants.
 *
 * @throws {MigrationRefused} which names every tenant that cannot become as declared; the others are
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
  // One after the other: migrations of a database wait for each other anyway.
  for (const schema of others) refusals.push(...(await prepareOne(schema, { database, registry, version }, listener)));
  if (refusals.length > 0) throw new MigrationRefused(refusals);
}
