import type { LiveEvent } from '../../resources/live/liveChange';

/** What the tabs of a browser tell each other: an event, or that one has begun and wants those since a moment. */
type Message = { readonly event: LiveEvent } | { readonly since: number };

/** How many events the leading tab keeps for those that open. */
const KEPT = 100;
/** Seconds of which the next leader asks again: the last one may have ended with something on its way. */
const TAKEN_OVER = 10;
/** Milliseconds within which a lock is free, and not taken over. */
const AT_ONCE = 500;

/** Hears the stream for all tabs. @param missed seconds before it began of which it has to hear */
export type Lead = (missed: number, tell: (event: LiveEvent) => void, signal: AbortSignal) => Promise<void>;

const secondsSince = (moment: number): number => (Date.now() - moment) / 1_000;

/**
 * Lets one tab of the browser hear for all of them; the next one takes over when it is closed. Where the browser has no
 * locks (pages without TLS), each tab hears for itself.
 *
 * @param name the same for all tabs that may hear the same
 * @param opened when this tab began to read what it shows
 */
export function shareAmongTabs(
  name: string,
  opened: number,
  lead: Lead,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): void {
  if (!('locks' in navigator)) {
    void lead(secondsSince(opened), onEvent, signal);
    return;
  }
  const channel = new BroadcastChannel(name);
  const kept: { readonly at: number; readonly event: LiveEvent }[] = [];
  const post = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('event' in data) onEvent(data.event);
    else for (const { at, event } of kept) if (at > data.since) post({ event });
  });
  signal.addEventListener('abort', () => channel.close());
  const tell = (event: LiveEvent) => {
    onEvent(event);
    post({ event });
    kept.push({ at: Date.now(), event });
    if (kept.length > KEPT) kept.shift();
  };
  const asked = Date.now();
  const takeLead = async () => {
    const isFirst = Date.now() - asked < AT_ONCE;
    await lead(isFirst ? secondsSince(opened) : TAKEN_OVER, tell, signal);
  };
  // Where the lock is given up the page is being left, or does not listen any more.
  navigator.locks.request(name, { signal }, takeLead).catch(() => undefined);
  post({ since: opened });
}
