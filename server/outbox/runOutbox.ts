import { deliverDue, type OutboxContext, type OutboxOwner } from './deliverDue';

/** Milliseconds between two looks at what is due. */
const EVERY = 2_000;

/**
 * Delivers what follows writes, in the background of each process: what one has taken, the others pass over. Tenants wait for
 * nothing of each other.
 *
 * @param tenants those that are served: new ones join them
 * @returns what ends it, once what is under way has ended or was given up
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
