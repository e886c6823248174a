import type { Registry } from '../../src/resources/registry/registry';
import { backUpColumn, prepareBackups } from './columnBackups';
import { readCatalog } from './migration/catalog';
import { whileMigrating } from './migration/lock';
import { lockedTransaction } from './migration/lockedTransaction';
import { obsoleteColumns } from './migration/obsoleteColumns';
import { planContract } from './migration/planContract';
import { existingTables, runStep } from './migration/step';
import type { Database } from './open';
import { makeLowest, type SchemaVersion } from './schemaVersions';
import { storedTables } from './tables/table';

export interface Contract {
  readonly schema: string;
  readonly registry: Registry;
  /** The version that keeps serving; it has already prepared the schema. */
  readonly version: SchemaVersion;
}

/** The statements that `contractSchema` would run now, for a dry run. */
export const contractStatements = (
  { pool }: Pick<Database, 'pool'>,
  { schema, registry }: Omit<Contract, 'version'>,
): Promise<readonly string[]> =>
  whileMigrating(pool, async (client) =>
    planContract(schema, storedTables(registry), await readCatalog(client, schema)).map(({ sql }) => sql),
  );

/**
 * Drops what only other versions need, after a backup; earlier versions may no longer serve. One transaction.
 *
 * @throws {MigrationRefused} if records lack a required value
 */
export const contractSchema = (
  { pool }: Pick<Database, 'pool'>,
  { schema, registry, version }: Contract,
): Promise<void> =>
  whileMigrating(pool, async (client) => {
    await prepareBackups(client);
    const catalog = await readCatalog(client, schema);
    const tables = storedTables(registry);
    const steps = planContract(schema, tables, catalog);
    await lockedTransaction(client, existingTables(schema, steps, catalog), async () => {
      for (const column of obsoleteColumns(tables, catalog))
        if (!column.isComputed) await backUpColumn(client, schema, column);
      for (const step of steps) await runStep(client, schema, step);
      await makeLowest(client, schema, version);
    });
  });
