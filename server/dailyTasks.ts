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

/** Milliseconds between checks for due tasks. */
const LOOK = 3_600_000;

interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

interface TaskContext {
  readonly settings: Pick<Settings, 'FILE_RETENTION_DAYS' | 'HISTORY_RETENTION_DAYS'>;
  readonly registry: Registry;
  readonly log: Log;
}

interface DailyTenant extends SweptTenant {
  readonly store: Pick<Store, 'usage'>;
}

async function recount(tenant: DailyTenant, { registry, log }: TaskContext, signal: AbortSignal): Promise<void> {
  for (const drift of await recountTenant(tenant, registry, signal))
    log.warn({ schema: tenant.schema, ...drift }, 'counters of a table were mended');
  warnOfUsage(log, tenant.schema, await tenant.store.usage(''));
}

/** Daily tasks of each tenant, in order: the file sweep deletes content that the history no longer references. */
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
 * Runs the daily tasks of each tenant in the background, in one of the processes that share the database. Failures are
 * logged, and the task runs again the next day.
 *
 * @returns a function that stops it, after the running task has ended
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
    // Runs are queued, so that a long one does not overlap with the next.
    running = running.then(run);
  }, LOOK).unref();
  return () => {
    clearInterval(timer);
    ending.abort();
    return running;
  };
}
