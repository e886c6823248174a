import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { NotBatchable } from './notBatchable';
import { createAll } from './create';
import { constraintRefusal } from './constraintRefusals';
import { removeAll } from './remove';
import { takeBackAll } from './takeBack/takeBack';
import type { Change, RowOutcome } from './changeTypes';
import { updateAll } from './update';

/** Writes a batch. Constraint errors are thrown to the caller. */
async function perform(
  context: StoreContext,
  client: pg.ClientBase,
  changes: readonly Change[],
): Promise<readonly RowOutcome[]> {
  const [first] = changes;
  if (!first) return [];
  const table = context.writable(first.resource);
  if (first.takesBack) return takeBackAll(context, client, table, changes);
  switch (first.action) {
    case 'create':
      return createAll(context, client, table, changes);
    case 'update':
      return updateAll(context, client, table, changes);
    case 'delete':
      return removeAll(context, client, table, changes);
  }
}

/** Interprets an error: a refusal of a single change, or a batch that must be split. */
function meaningOf(
  context: StoreContext,
  error: unknown,
  changes: readonly Change[],
): RowOutcome | 'notBatchable' | undefined {
  const [first] = changes;
  if (error instanceof NotBatchable) return 'notBatchable';
  const refusal = first && constraintRefusal(error, context.table(first.resource));
  return refusal && changes.length > 1 ? 'notBatchable' : refusal;
}

/**
 * Writes a batch within a savepoint, so that a refusal leaves the transaction usable. A failed batch is halved, down
 * to single changes; the result equals making them one by one.
 */
export async function performGuarded(
  context: StoreContext,
  client: pg.ClientBase,
  changes: readonly Change[],
): Promise<readonly RowOutcome[]> {
  await client.query('savepoint change');
  try {
    const outcomes = await perform(context, client, changes);
    await client.query('release savepoint change');
    return outcomes;
  } catch (error) {
    const meaning = meaningOf(context, error, changes);
    if (!meaning) throw error;
    await client.query('rollback to savepoint change');
    await client.query('release savepoint change');
    if (meaning !== 'notBatchable') return [meaning];
  }
  const middle = Math.ceil(changes.length / 2);
  const first = await performGuarded(context, client, changes.slice(0, middle));
  return [...first, ...(await performGuarded(context, client, changes.slice(middle)))];
}
