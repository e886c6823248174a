import type { EventsOptions, StreamRefused } from '../../dataProvider/live/openEvents';
import type { LiveEvent } from '../../resources/live/liveChange';

/** Milliseconds before a reconnection; doubled on each attempt. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** Maximum seconds that the API can replay; after a longer gap everything is reloaded. */
const MOST_SECONDS = 300;
/** Extra seconds to replay, for clock differences and latency. */
const MARGIN = 3;

/** Statuses of an API or a proxy that will never provide the stream. */
const FINAL: readonly number[] = [200, 403, 404, 405, 406, 501];

export type OpenStream = (options: EventsOptions) => Promise<void>;

/** Waits for the time, the next `online` event, or an abort. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}

/**
 * Keeps the stream open until aborted. Reconnects with the missed seconds, after a growing delay, so that not all
 * clients reconnect to a restarting server at once.
 * @param missed seconds to replay at the first connection
 */
export async function keepOpen(
  open: OpenStream,
  missed: number,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let pause = FIRST_PAUSE;
  let heard = Date.now() - missed * 1_000;
  while (!signal.aborted) {
    const seconds = Math.ceil((Date.now() - heard) / 1_000) + MARGIN;
    const isLate = seconds > MOST_SECONDS;
    let isOpen = false;
    const onOpen = () => {
      isOpen = true;
      if (isLate) onEvent({ type: 'reset' });
      pause = FIRST_PAUSE;
    };
    try {
      await open({ seconds: isLate ? 0 : seconds, onOpen, onEvent, signal });
    } catch (error) {
      if (FINAL.includes((error as Partial<StreamRefused>).status ?? 0)) return;
    }
    if (isOpen) heard = Date.now();
    await wait(pause * (0.5 + Math.random() / 2), signal);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }
}
