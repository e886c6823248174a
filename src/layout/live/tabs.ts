import type { LiveEvent } from '../../resources/live/liveChange';

/** Messages between tabs: an event, or a request of a new tab for the events since an instant. */
type Message = { readonly event: LiveEvent } | { readonly since: number };

/** Number of events that the leading tab keeps for new tabs. */
const KEPT = 100;
/** Seconds that a new leader replays: the former one may have closed before forwarding an event. */
const TAKEN_OVER = 10;
/** Milliseconds: a lock granted faster was free rather than taken over. */
const AT_ONCE = 500;

/** Reads the stream for all tabs. @param missed seconds to replay */
export type Lead = (missed: number, tell: (event: LiveEvent) => void, signal: AbortSignal) => Promise<void>;

const secondsSince = (moment: number): number => (Date.now() - moment) / 1_000;

/**
 * Lets one tab read the stream for all; another takes over when it closes. Without the Web Locks API (pages without
 * TLS), each tab reads for itself.
 * @param name equal for all tabs that may share a stream
 * @param opened when this tab began to load its data
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
  // The request fails when the page unloads or stops listening.
  navigator.locks.request(name, { signal }, takeLead).catch(() => undefined);
  post({ since: opened });
}
