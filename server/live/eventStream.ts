import { PassThrough } from 'node:stream';
import type { LiveEvent } from '../../src/resources/live/liveChange';

/** Bytes that may be buffered for a slow reader before the stream is closed. */
const MOST_WAITING = 1024 * 1024;

/** An open stream of server-sent events (HTML standard). */
export class EventStream {
  readonly body = new PassThrough();

  constructor(onEnd: () => void) {
    // A broken connection just ends the stream.
    this.body.on('error', () => undefined);
    this.body.once('close', onEnd);
    // Sends the response headers.
    this.beat();
  }

  send(event: LiveEvent): void {
    const data = event.type === 'change' ? event.change : {};
    this.#write(`event: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends a comment, so that proxies do not close an idle connection. */
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
