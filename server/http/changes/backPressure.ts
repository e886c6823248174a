import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A signal that the reader of an answer has gone. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * Writes a piece of an answer, and waits until its reader has room for the next one. The connection of a reader that reads
 * nothing is cut (`stalledConnections.ts`).
 *
 * @param signal says that the reader has gone
 * @throws {Error} where it has
 */
export async function writeWhenRead(out: Writable, text: string, signal: AbortSignal): Promise<void> {
  if (!out.write(text)) await once(out, 'drain', { signal });
}
