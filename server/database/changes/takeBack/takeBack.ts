import type pg from 'pg';
import type { StoreContext } from '../../storeContext';
import type { Table } from '../../tables/table';
import type { Change, RowOutcome } from '../changeTypes';
import { recreateAll } from './recreate';
import { resetAll } from './reset';
import { uncreateAll } from './uncreate';

/**
 * Undoes recorded writes of distinct records, all with the same action. `unchanged` if nothing is left to undo. Never
 * overwrites what another person wrote meanwhile.
 *
 * @throws the error of a violated constraint, {NotBatchable}
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
