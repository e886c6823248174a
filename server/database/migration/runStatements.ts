import type { Database } from '../open';
import { whileMigrating } from './lock';
import { runAlone } from './lockedTransaction';

/** Runs statements that may be run again one by one, beside the requests of running programs. */
export const runStatements = ({ pool }: Pick<Database, 'pool'>, statements: readonly string[]): Promise<void> =>
  whileMigrating(pool, async (client) => {
    for (const statement of statements) await runAlone(client, statement);
  });
