import type pg from 'pg';
import type { StoreContext } from '../context';
import { inTransaction } from '../transaction';
import { canBeRetried, refusalOf } from './failures';
import { guarded } from './guards';
import { perform } from './perform';
import { permitted } from './permits';
import { recordChangeSet } from './record';
import type { Change, ChangeSetInput, ChangeSetResult, RowOutcome } from './types';

const ATTEMPTS = 5;

/** Ends a transaction without keeping what it wrote, and carries what would have come of it. */
class RolledBack extends Error {
  constructor(readonly result: ChangeSetResult) {
    super('rolled back on purpose');
  }
}

/**
 * One row between savepoints, so that a refused one leaves the transaction usable and every row gets its own answer.
 */
async function performGuarded(context: StoreContext, client: pg.ClientBase, change: Change): Promise<RowOutcome> {
  await client.query('savepoint change');
  try {
    const outcome = await perform(context, client, change);
    await client.query('release savepoint change');
    return outcome;
  } catch (error) {
    const refusal = refusalOf(error, context.table(change.resource));
    if (!refusal) throw error;
    await client.query('rollback to savepoint change');
    return refusal;
  }
}

async function run(
  context: StoreContext,
  client: pg.ClientBase,
  input: ChangeSetInput,
  isPreview: boolean,
): Promise<ChangeSetResult> {
  const permission = await permitted(context, client, input);
  const verdict = await guarded(context, client, input.changes);
  const performed: RowOutcome[] = [];
  for (const change of input.changes) performed.push(await performGuarded(context, client, change));
  const rows = await verdict(permission(performed));
  const isRefused = rows.some(({ status }) => status === 'refused');
  if (isRefused || isPreview) throw new RolledBack({ applied: false, rows });
  const id = await recordChangeSet(context, client, input, rows);
  return { applied: true, rows, ...(id !== undefined && { id }) };
}

/**
 * Applies a change set: all of it, or nothing where one row is refused. A preview does the same and then takes it back.
 * Where it met another transaction it is run again.
 */
export async function runChangeSet(
  context: StoreContext,
  input: ChangeSetInput,
  isPreview: boolean,
): Promise<ChangeSetResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(context.pool, (client) => run(context, client, input, isPreview));
    } catch (error) {
      if (error instanceof RolledBack) return error.result;
      if (attempt === ATTEMPTS || !canBeRetried(error)) throw error;
    }
  }
}
