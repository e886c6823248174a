import type pg from 'pg';
import { messageOf } from '../errors';
import { quoted } from '../sql';
import type { Catalog } from './catalog';
import { MigrationRefused } from './migrationRefused';

/** A statement of a migration. */
export interface MigrationStep {
  readonly sql: string;
  /** The tables that it needs for itself, as far as they are there already: they are locked before the first step. */
  readonly tables: readonly string[];
  /** The migration to write by hand, where the data that there are do not let the step succeed. */
  readonly otherwise?: string;
}

/** Runs a step. @throws {MigrationRefused} with what to do otherwise. */
export async function runStep(
  client: pg.ClientBase,
  schema: string,
  { sql, otherwise }: Pick<MigrationStep, 'sql' | 'otherwise'>,
): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    if (otherwise === undefined) throw error;
    throw new MigrationRefused([{ schema, statements: [`-- ${messageOf(error)}`, otherwise] }], { cause: error });
  }
}

/** The quoted names of all tables that are there already and that some step needs for itself. */
export const existingTables = (
  schema: string,
  steps: readonly MigrationStep[],
  { tables: existing }: Catalog,
): readonly string[] =>
  [...new Set(steps.flatMap(({ tables }) => tables))]
    .filter((name) => existing.has(name))
    .map((name) => quoted(schema, name));
