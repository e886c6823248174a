import type { Database } from '../../database/open';
import { VERSION } from '../version';

/** The state of the server, for whatever watches over it. */
export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly version: string;
  /** Seconds since the process started. */
  readonly uptime: number;
  readonly database: 'reachable' | 'unreachable';
}

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

/** Asks every database whether it answers, for two seconds at most. */
export async function healthOf(databases: readonly Pick<Database, 'pool'>[]): Promise<Health> {
  const reachable = (await Promise.all(databases.map(answers))).every(Boolean);
  return {
    status: reachable ? 'ok' : 'unavailable',
    version: VERSION,
    uptime: Math.floor(process.uptime()),
    database: reachable ? 'reachable' : 'unreachable',
  };
}
