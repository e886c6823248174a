import { request as httpRequest } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { LiveChange } from '../../src/resources/live/liveChange';

export interface OpenStream {
  readonly changes: LiveChange[];
  /** Number of events so far that told the client to read everything again. */
  readonly resets: () => number;
  /** Resolves with the next change, or with one received since the last call. */
  next(): Promise<LiveChange>;
  readonly ended: Promise<unknown>;
  close(): void;
}

interface Opening {
  readonly port: number;
  readonly token: string;
  readonly host?: string;
  readonly seconds?: number;
}

/** Opens an event stream over a real connection. @throws {Error} with the status if it is refused */
export async function openLive({ port, token, host = 'localhost', seconds = 0 }: Opening): Promise<OpenStream> {
  const headers = { host, authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const request = httpRequest({ port, host: '127.0.0.1', path: `/api/live?Seconds=${seconds}`, headers, agent: false });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) {
    request.destroy();
    throw new Error(`the stream is refused: ${response.statusCode}`);
  }
  const changes: LiveChange[] = [];
  const waiting: ((change: LiveChange) => void)[] = [];
  let resets = 0;
  let read = 0;
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('event: reset')) resets += 1;
      if (!event.startsWith('event: change')) continue;
      const change = JSON.parse(event.slice(event.indexOf('data: ') + 6)) as LiveChange;
      changes.push(change);
      waiting.shift()?.(change);
    }
  });
  response.on('error', () => undefined);
  return {
    changes,
    resets: () => resets,
    next() {
      read += 1;
      const known = changes[read - 1];
      return known ? Promise.resolve(known) : new Promise((resolve) => waiting.push(resolve));
    },
    ended: new Promise((resolve) => response.once('close', resolve)),
    close: () => request.destroy(),
  };
}
