import type { Fields, ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { Tenant } from '../tenants';
import type { WrittenRecord } from './beforeWrite';

export interface CommitContext {
  readonly tenant: Pick<Tenant, 'id' | 'name' | 'schema' | 'database' | 'store'>;
  /** The same for each attempt, so that receivers can deduplicate. */
  readonly delivery: string;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
}

export interface CommitHook {
  readonly resource: string;
  /** Identifies the hook in the log and the outbox: after renaming it, pending runs find no hook. */
  readonly name: string;
  readonly run: (record: WrittenRecord<Fields>, context: CommitContext) => Promise<void>;
}

/**
 * Runs code after each committed write of a resource. The run is queued in the write's transaction, so that none is
 * lost and none happens after a rollback. If it throws, it is retried later.
 *
 * @example afterCommit(Commandes, 'facturation', async ({ after }, { delivery }) => invoice(after, delivery))
 */
export const afterCommit = <F extends Fields>(
  schema: ResourceSchema<F>,
  name: string,
  run: (record: WrittenRecord<F>, context: CommitContext) => Promise<void>,
): CommitHook => ({ resource: schema.name, name, run: run as CommitHook['run'] });
