import type { Settings } from '../settings';
import { sweepFiles, type SweptTenant } from './sweep';

const DAY_MS = 24 * 3_600_000;

interface Log {
  error(details: object, message: string): void;
}

/**
 * Sweeps the files of tenants now, in the background, and then once a day. A store that is away is logged and asked again
 * the next day.
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
      await sweepFiles(tenant, settings, new Date(), ending.signal).catch((error: unknown) =>
        log.error({ err: error, schema: tenant.schema }, 'file sweep'),
      );
    }
  };
  let sweeping = sweep();
  const timer = setInterval(() => {
    // One that takes longer than a day is not joined by a second one.
    sweeping = sweeping.then(sweep);
  }, DAY_MS).unref();
  return () => {
    clearInterval(timer);
    ending.abort();
    return sweeping;
  };
}
