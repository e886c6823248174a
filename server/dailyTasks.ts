import { claimDailyTask } from './database/dailyTask';
import { forgetHistory } from './database/history/retention';
import type { Registry } from '../src/resources/registry/registry';
import type { Store } from './database/store';
import { recountTenant } from './database/quotas/recount';
import { forgetNotifications } from './outbox/notifications';
import { forgetDeliveries } from './outbox/outboxStore';
import { sweepFiles, type SweptTenant } from './files/sweep';
import { warnOfUsage } from './quotas/warnOfUsage';
import type { Settings } from './settings';

/** Milliseconds between two looks at whose day has passed. */
const LOOK = 3_600_000;

interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** What daily tasks work with. */
interface TaskContext {
  readonly settings: Pick<Settings, 'FILE_RETENTION_DAYS' | 'HISTORY_RETENTION_DAYS'>;
  readonly registry: Registry;
  readonly log: Log;
}

interface DailyTenant extends SweptTenant {
  readonly store: Pick<Store, 'usage'>;
}

/** Mends the counters of a tenant, and tells the operator where it is near a limit. */
async function recount(tenant: DailyTenant, { registry, log }: TaskContext, signal: AbortSignal): Promise<void> {
  for (const drift of await recountTenant(tenant, registry, signal))
    log.warn({ schema: tenant.schema, ...drift }, 'counters of a table were mended');
  warnOfUsage(log, tenant.schema, await tenant.store.usage(''));
}

/** What is done for a tenant once a day, in this order: what history no longer names, the sweep of files removes. */
const TASKS: Readonly<
  Record<string, (tenant: DailyTenant, context: TaskContext, signal: AbortSignal) => Promise<unknown>>
> = {
  history: (tenant, { settings }, signal) => forgetHistory(tenant, settings.HISTORY_RETENTION_DAYS, signal),
  files: (tenant, { settings }, signal) => sweepFiles(tenant, settings, new Date(), signal),
  outbox: (tenant) => forgetDeliveries(tenant),
  notifications: (tenant) => forgetNotifications(tenant),
  usage: recount,
};

/**
 * Does what has to be done for each tenant once a day, in the background: one process, of all that share the database.
 * A task that fails is logged and done again the next day.
 *
 * @returns what ends it, once the task under way has ended
 */
export function runDailyTasks(tenants: readonly DailyTenant[], context: TaskContext): () => Promise<void> {
  const ending = new AbortController();
  const run = async () => {
    for (const tenant of tenants) {
      for (const [name, task] of Object.entries(TASKS)) {
        try {
          if (ending.signal.aborted) return;
          if (await claimDailyTask(tenant.database, `${name} ${tenant.schema}`))
            await task(tenant, context, ending.signal);
        } catch (error) {
          context.log.error({ err: error, schema: tenant.schema }, `daily task: ${name}`);
        }
      }
    }
  };
  let running = run();
  const timer = setInterval(() => {
    // One that takes longer is not joined by a second one.
    running = running.then(run);
  }, LOOK).unref();
  return () => {
    clearInterval(timer);
    ending.abort();
    return running;
  };
}
