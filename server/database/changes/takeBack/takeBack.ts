import type pg from 'pg';
import type { StoreContext } from '../../storeContext';
import type { Table } from '../../tables/table';
import type { Change, RowOutcome } from '../changeTypes';
import { recreateAll } from './recreate';
import { resetAll } from './reset';
import { uncreateAll } from './uncreate';

/**
 * Takes back recorded writes of records of one resource, each once and all by the same action: what was created is
 * deleted, what was changed holds its former values, and what was deleted is there again with its own id. What is so
 * already is unchanged; what another person wrote meanwhile is never overwritten.
 *
 * @throws what PostgreSQL says of a constraint, {NotBatchable}.
 */
export function takeBackAll(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  changes: readonly Change[],
): Promise<readonly RowOutcome[]> {
  switch (changes[0]?.action) {
    case 'create':
      return recreateAll(context, client, table, changes);
    case 'update':
      return resetAll(context, client, table, changes);
    case 'delete':
      return uncreateAll(context, client, table, changes);
    case undefined:
      return Promise.resolve([]);
  }
}
