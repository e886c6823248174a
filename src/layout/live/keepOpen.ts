import type { EventsOptions, StreamRefused } from '../../dataProvider/live/openEvents';
import type { LiveEvent } from '../../resources/live/liveChange';

/** Milliseconds before a stream that has ended is opened again: twice as long each time, up to the most. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** The most that the API catches up with, in seconds; after a longer time everything is read again. */
const MOST_SECONDS = 300;
/** Seconds more than were counted: clocks and answers on their way. */
const MARGIN = 3;

/** Statuses of an API, or a proxy, that will not have the stream at the next try either. */
const FINAL: readonly number[] = [200, 403, 404, 405, 406, 501];

/** Opens the stream once, and resolves when it has ended. */
export type OpenStream = (options: EventsOptions) => Promise<void>;

/** Waits, or until the browser is connected again; for no time at all once the signal says so. */
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
 * Keeps a stream of changes open until the signal says to stop: it is opened again with what was missed, after a pause that
 * grows, so that a server that starts again is not met by everybody at once.
 *
 * @param missed seconds of which nothing was heard when it is opened first
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
