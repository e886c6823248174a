import { PassThrough } from 'node:stream';
import type { LiveEvent } from '../../src/resources/live/liveChange';

/** How many bytes may wait for a caller who does not read before the stream is given up. */
const MOST_WAITING = 1024 * 1024;

/** One open stream of events, as they are written (HTML, server-sent events). */
export class EventStream {
  readonly body = new PassThrough();

  /** @param onEnd hears that it has ended, by either side */
  constructor(onEnd: () => void) {
    // A connection that breaks ends the stream; there is nothing else to be said of it.
    this.body.on('error', () => undefined);
    this.body.once('close', onEnd);
    // The head leaves with the first bytes.
    this.beat();
  }

  send(event: LiveEvent): void {
    const data = event.type === 'change' ? event.change : {};
    this.#write(`event: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Says nothing, so that what lies between does not take the connection for a dead one. */
  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    this.body.end();
  }

  #write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return;
    this.body.write(text);
    if (this.body.writableLength + this.body.readableLength > MOST_WAITING) this.body.destroy();
  }
}
