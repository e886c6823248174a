import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Aborts if the client disconnects before the response is complete. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * Writes a chunk of a response and waits until the client has read enough. `stalledConnections.ts` cuts the
 * connection of a client that reads nothing.
 *
 * @param signal aborts if the client disconnects
 * @throws {Error} if `signal` aborts
 */
export async function writeWhenRead(out: Writable, text: string, signal: AbortSignal): Promise<void> {
  if (!out.write(text)) await once(out, 'drain', { signal });
}
