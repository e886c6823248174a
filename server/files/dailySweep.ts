import { claimDailyTask } from '../database/dailyTask';
import type { Settings } from '../settings';
import { sweepFiles, type SweptTenant } from './sweep';

/** Milliseconds between two looks at whose day has passed. */
const LOOK = 3_600_000;

interface Log {
  error(details: object, message: string): void;
}

/**
 * Sweeps the files of tenants once a day, in the background: one process for each tenant, of all that share the database.
 * A store that is away is logged and asked again the next day.
 *
 * @returns what ends it, once the sweep under way has ended
 */
export function sweepDaily(
  tenants: readonly SweptTenant[],
  settings: Pick<Settings, 'FILE_RETENTION_DAYS'>,
  log: Log,
): () => Promise<void> {
  const ending = new AbortController();
  const sweep = async () => {
    for (const tenant of tenants) {
      try {
        if (await claimDailyTask(tenant.database, `files ${tenant.schema}`))
          await sweepFiles(tenant, settings, new Date(), ending.signal);
      } catch (error) {
        log.error({ err: error, schema: tenant.schema }, 'file sweep');
      }
    }
  };
  let sweeping = sweep();
  const timer = setInterval(() => {
    // One that takes longer is not joined by a second one.
    sweeping = sweeping.then(sweep);
  }, LOOK).unref();
  return () => {
    clearInterval(timer);
    ending.abort();
    return sweeping;
  };
}
