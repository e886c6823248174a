import type pg from 'pg';
import { messageOf } from '../errors';
import { quoted } from '../sql';
import type { Catalog } from './catalog';
import { MigrationRefused } from './migrationRefused';

export interface MigrationStep {
  readonly sql: string;
  /** Existing tables that the step locks exclusively; all are locked before the first step. */
  readonly tables: readonly string[];
  /** The migration to write by hand if existing data make the step fail. */
  readonly otherwise?: string;
}

/** @throws {MigrationRefused} with `otherwise`, if the step fails and has it */
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

export const existingTables = (
  schema: string,
  steps: readonly MigrationStep[],
  { tables: existing }: Catalog,
): readonly string[] =>
  [...new Set(steps.flatMap(({ tables }) => tables))]
    .filter((name) => existing.has(name))
    .map((name) => quoted(schema, name));
