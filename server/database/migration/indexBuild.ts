import type pg from 'pg';
import { quoted } from '../sql';
import type { Index } from '../tables/parts';
import type { Table } from '../tables/table';
import { readCatalog, type Catalog } from './catalog';
import { createIndexSql } from './ddl';
import { runAlone } from './lockedTransaction';
import { MigrationRefused } from './migrationRefused';
import { duplicatesAdvice, invalidIndexes, missingIndexes } from './planIndexes';
import { runStep } from './step';

async function isTrue(client: pg.ClientBase, condition: string): Promise<boolean> {
  const { rows } = await client.query<{ answer: boolean }>(`select ${condition} as answer`);
  return rows[0]?.answer === true;
}

/** An earlier version does not create unique indexes, because the latest one dropped them. */
const wantedIndexes = (table: Table, catalog: Catalog, isLatest: boolean): readonly Index[] =>
  missingIndexes(table, catalog).filter(({ uniqueFields }) => isLatest || !uniqueFields);

/** Checked while the migration can still be rolled back. @throws {MigrationRefused} */
export async function refuseDuplicates(
  client: pg.ClientBase,
  schema: string,
  tables: readonly Table[],
  catalog: Catalog,
): Promise<void> {
  for (const table of tables.filter(({ name }) => catalog.tables.has(name))) {
    const at = quoted(schema, table.name);
    for (const index of missingIndexes(table, catalog)) {
      const advice = duplicatesAdvice(at, index);
      if (advice === undefined) continue;
      const { definition } = index;
      // Unique indexes treat nulls as distinct.
      const groups = `select 1 from ${at} group by ${definition} having count(*) > 1 and num_nulls${definition} = 0`;
      if (await isTrue(client, `exists (${groups})`)) throw new MigrationRefused([{ schema, statements: [advice] }]);
    }
  }
}

/** Builds an index concurrently. @throws {MigrationRefused} if there are duplicates */
async function buildConcurrently(client: pg.ClientBase, schema: string, table: Table, index: Index): Promise<void> {
  const sql = createIndexSql(schema, table, index, 'concurrently');
  const otherwise = duplicatesAdvice(quoted(schema, table.name), index);
  try {
    await runStep(client, schema, { sql, ...(otherwise !== undefined && { otherwise }) });
  } catch (error) {
    // A failed concurrent build leaves an invalid index, which would still refuse duplicates.
    await client.query(`drop index concurrently if exists ${quoted(schema, index.name)}`);
    throw error;
  }
}

/**
 * Creates each index outside a transaction, concurrently if the table has records, so that no request waits. Rebuilds
 * invalid indexes of interrupted builds.
 *
 * @throws {MigrationRefused} if a running program created duplicates meanwhile
 */
export async function buildIndexes(
  client: pg.ClientBase,
  schema: string,
  tables: readonly Table[],
  isLatest: boolean,
): Promise<void> {
  const catalog = await readCatalog(client, schema);
  for (const table of tables) {
    for (const name of invalidIndexes(table, catalog))
      await client.query(`drop index concurrently ${quoted(schema, name)}`);
    const wanted = wantedIndexes(table, catalog, isLatest);
    if (wanted.length === 0) continue;
    const isFilled = await isTrue(client, `exists (select 1 from ${quoted(schema, table.name)})`);
    for (const index of wanted) {
      if (isFilled) await buildConcurrently(client, schema, table, index);
      else await runAlone(client, createIndexSql(schema, table, index));
    }
  }
}
