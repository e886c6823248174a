import { claimDailyTask } from './database/dailyTask';
import { forgetHistory } from './database/history/retention';
import { sweepFiles, type SweptTenant } from './files/sweep';
import type { Settings } from './settings';

/** Milliseconds between two looks at whose day has passed. */
const LOOK = 3_600_000;

type TaskSettings = Pick<Settings, 'FILE_RETENTION_DAYS' | 'HISTORY_RETENTION_DAYS'>;

/** What is done for a tenant once a day, in this order: what history no longer names, the sweep of files removes. */
const TASKS: Readonly<
  Record<string, (tenant: SweptTenant, settings: TaskSettings, signal: AbortSignal) => Promise<unknown>>
> = {
  history: (tenant, { HISTORY_RETENTION_DAYS: days }, signal) => forgetHistory(tenant, days, signal),
  files: (tenant, settings, signal) => sweepFiles(tenant, settings, new Date(), signal),
};

interface Log {
  error(details: object, message: string): void;
}

/**
 * Does what has to be done for each tenant once a day, in the background: one process, of all that share the database.
 * A task that fails is logged and done again the next day.
 *
 * @returns what ends it, once the task under way has ended
 */
export function runDailyTasks(tenants: readonly SweptTenant[], settings: TaskSettings, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const run = async () => {
    for (const tenant of tenants) {
      for (const [name, task] of Object.entries(TASKS)) {
        try {
          if (ending.signal.aborted) return;
          if (await claimDailyTask(tenant.database, `${name} ${tenant.schema}`))
            await task(tenant, settings, ending.signal);
        } catch (error) {
          log.error({ err: error, schema: tenant.schema }, `daily task: ${name}`);
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
