import type { FastifyInstance } from 'fastify';
import { problem } from './problem';
import { API } from './requireAccess';

const WINDOW_MS = 60_000;
/** The limit counts calls of the API, of the identity provider and of calendar feeds, whose secret addresses could be guessed. */
const LIMITED = [`${API}/`, '/identity/', '/calendriers/'];

/** Counts calls by caller in fixed windows of a minute; forgets everybody when a window ends. */
export function createCounter(limit: number) {
  let windowEnd = 0;
  let counts = new Map<string, number>();
  /** Seconds to wait before another call, or 0 where it may be made now. `now` in milliseconds of a clock that never goes back. */
  return (caller: string, now: number): number => {
    if (now >= windowEnd) {
      windowEnd = now + WINDOW_MS;
      counts = new Map();
    }
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    return count > limit ? Math.ceil((windowEnd - now) / 1000) : 0;
  };
}

/** Refuses calls of the API beyond `perMinute` from one address (429 with `Retry-After`); 0: no limit. */
export function limitRate(app: FastifyInstance, perMinute: number): void {
  if (perMinute === 0) return;
  const secondsToWait = createCounter(perMinute);
  app.addHook('onRequest', async (request) => {
    const address = request.url.toLowerCase();
    if (!LIMITED.some((prefix) => address.startsWith(prefix))) return;
    const seconds = secondsToWait(request.ip, performance.now());
    if (seconds > 0)
      throw problem('tooManyRequests', { args: { seconds }, headers: { 'retry-after': String(seconds) } });
  });
}
