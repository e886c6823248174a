import type { Database } from '../../database/open';
import { VERSION } from '../version';

export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly version: string;
  /** Seconds. */
  readonly uptime: number;
  readonly database: 'reachable' | 'unreachable';
}

/** The state of the process alone, without its dependencies. */
export type Liveness = Pick<Health, 'status' | 'version' | 'uptime'>;

const processState = () => ({ version: VERSION, uptime: Math.floor(process.uptime()) });

export const livenessOf = (): Liveness => ({ status: 'ok', ...processState() });

const LIMIT_MS = 2000;

async function answers({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const tooLate = AbortSignal.timeout(LIMIT_MS);
  const late = new Promise<boolean>((resolve) =>
    tooLate.addEventListener('abort', () => resolve(false), { once: true }),
  );
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}

/**
 * Checks within two seconds that every database responds.
 *
 * @param isStopping the process is shutting down, so it should get no more requests
 */
export async function healthOf(databases: readonly Pick<Database, 'pool'>[], isStopping = false): Promise<Health> {
  const reachable = (await Promise.all(databases.map(answers))).every(Boolean);
  return {
    status: reachable && !isStopping ? 'ok' : 'unavailable',
    ...processState(),
    database: reachable ? 'reachable' : 'unreachable',
  };
}
