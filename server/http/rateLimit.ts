import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open';
import { CallCounter } from './callCounter';
import { problem } from './problem';
import { API } from './requireAccess';
import { shareCalls } from './shareCalls';

/** Calendar feeds are limited too, because their secret addresses could be guessed. */
const LIMITED = [`${API}/`, '/identity/', '/calendriers/'];

/**
 * Limits requests per client address and minute (429 with `Retry-After`); 0: no limit.
 *
 * @param database shares the counts between processes; without it, each process counts alone
 */
export function limitRate(app: FastifyInstance, perMinute: number, database?: Pick<Database, 'pool'>): void {
  if (perMinute === 0) return;
  const counter = new CallCounter(perMinute);
  app.addHook('onRequest', async (request) => {
    const address = request.url.toLowerCase();
    if (!LIMITED.some((prefix) => address.startsWith(prefix))) return;
    const seconds = counter.count(request.ip, performance.now());
    if (seconds > 0)
      throw problem('tooManyRequests', { args: { seconds }, headers: { 'retry-after': String(seconds) } });
  });
  if (!database) return;
  const endSharing = shareCalls(database, counter, (error) => app.log.warn({ err: error }, 'shared counts of calls'));
  app.addHook('onClose', endSharing);
}
