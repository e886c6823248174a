import { deliverDue, type OutboxContext, type OutboxOwner } from './deliverDue';

/** Milliseconds between polls. */
const EVERY = 2_000;

/**
 * Every process may run this: entries claimed by one are skipped by the others.
 *
 * @param tenants the served tenants; new ones may be added later
 * @returns a function that stops it, once running deliveries have ended or been aborted
 */
export function runOutbox(tenants: readonly OutboxOwner[], given: Omit<OutboxContext, 'signal'>): () => Promise<void> {
  const { registry, hooks } = given;
  if (hooks.length === 0 && registry.schemas.every(({ after }) => after.length === 0)) return () => Promise.resolve();
  const ending = new AbortController();
  const { signal } = ending;
  const looking = new Map<string, Promise<void>>();
  const look = async (tenant: OutboxOwner) => {
    try {
      while (!signal.aborted && (await deliverDue(tenant, { ...given, signal })));
    } catch (error) {
      given.log.error({ err: error, schema: tenant.schema }, 'outbox');
    } finally {
      looking.delete(tenant.schema);
    }
  };
  const timer = setInterval(() => {
    for (const tenant of tenants) if (!looking.has(tenant.schema)) looking.set(tenant.schema, look(tenant));
  }, EVERY).unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await Promise.all(looking.values());
  };
}
