import type { Fields, ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { Tenant } from '../tenants';
import type { WrittenRecord } from './beforeWrite';

/** What a hook behind a write may use. */
export interface CommitContext {
  readonly tenant: Pick<Tenant, 'id' | 'name' | 'schema' | 'database' | 'store'>;
  /** The same at each attempt, so that what it causes elsewhere can be done once. */
  readonly delivery: string;
  /** The server is being stopped. */
  readonly signal: AbortSignal;
}

/** Code that runs once a write is committed. */
export interface CommitHook {
  readonly resource: string;
  /** What the log calls it; another name is another hook, for which nothing waits. */
  readonly name: string;
  readonly run: (record: WrittenRecord<Fields>, context: CommitContext) => Promise<void>;
}

/**
 * Runs code behind each write of a resource. That it has to run is kept in the transaction of the write, so that none is
 * lost and none is run for what was rolled back; what it throws makes it run again, later.
 *
 * @example afterCommit(Commandes, 'facturation', async ({ after }, { delivery }) => invoice(after, delivery))
 */
export const afterCommit = <F extends Fields>(
  schema: ResourceSchema<F>,
  name: string,
  run: (record: WrittenRecord<F>, context: CommitContext) => Promise<void>,
): CommitHook => ({ resource: schema.name, name, run: run as CommitHook['run'] });
