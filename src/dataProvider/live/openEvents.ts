import { isObject } from '../../resources/common/isObject';
import { EVENTS_TYPE, LIVE_CALL, type LiveChange, type LiveEvent } from '../../resources/live/liveChange';
import type { HttpOptions } from '../http';
import { readEvents, type StreamedEvent } from './readEvents';

/** The API refused the stream with a status. */
export class StreamRefused extends Error {
  constructor(readonly status: number) {
    super(`the stream of changes is refused: ${status}`);
  }
}

export interface EventsOptions {
  /** Seconds of past changes to replay first. */
  readonly seconds: number;
  readonly onOpen: () => void;
  readonly onEvent: (event: LiveEvent) => void;
  readonly signal: AbortSignal;
}

function toLiveEvent({ type, data }: StreamedEvent): LiveEvent | undefined {
  if (type === 'reset') return { type };
  const change: unknown = type === 'change' ? JSON.parse(data) : undefined;
  return isObject(change) ? { type: 'change', change: change as unknown as LiveChange } : undefined;
}

/**
 * Reads the stream of changes until it ends. Uses `fetch`, because an `EventSource` cannot send the token in a header,
 * and URLs end up in logs.
 * @throws {StreamRefused}; what `fetch` throws without a connection
 */
export async function openEvents(
  { apiUrl, token, viewedAs = () => undefined }: Omit<HttpOptions, 'language'>,
  { seconds, onOpen, onEvent, signal }: EventsOptions,
): Promise<void> {
  const ask = (bearer: string | undefined) => {
    const viewed = viewedAs();
    const headers = new Headers({
      accept: EVENTS_TYPE,
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(viewed !== undefined && { 'x-view-as': String(viewed) }),
    });
    return fetch(`${apiUrl}/${LIVE_CALL}?Seconds=${seconds}`, { headers, signal });
  };
  let response = await ask(await token());
  const fresh = response.status === 401 ? await token('fresh') : undefined;
  if (fresh) response = await ask(fresh);
  if (!response.ok || response.headers.get('content-type')?.startsWith(EVENTS_TYPE) !== true) {
    await response.body?.cancel();
    throw new StreamRefused(response.status);
  }
  onOpen();
  await readEvents(response, (streamed) => {
    const event = toLiveEvent(streamed);
    if (event) onEvent(event);
  });
}
