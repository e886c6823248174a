import type { Database } from '../open';
import { whileMigrating } from './lock';
import { runAlone } from './lockedTransaction';

/** Runs idempotent statements one by one, without blocking running programs for long. */
export const runStatements = ({ pool }: Pick<Database, 'pool'>, statements: readonly string[]): Promise<void> =>
  whileMigrating(pool, async (client) => {
    for (const statement of statements) await runAlone(client, statement);
  });
