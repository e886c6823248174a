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

interface Reader {
  readonly reply: FastifyReply;
  /** That the reader has gone. */
  readonly signal: AbortSignal;
  /** How long to wait for one that reads nothing. */
  readonly unreadSeconds: number;
}

/**
 * Writes a piece of an answer, and waits until its reader has room for the next one.
 *
 * @throws {Error} where the reader has gone, or has read nothing for too long: its connection is cut then
 */
export async function writeWhenRead(
  out: Writable,
  text: string,
  { reply, signal, unreadSeconds }: Reader,
): Promise<void> {
  if (out.write(text)) return;
  const patience = AbortSignal.timeout(unreadSeconds * 1_000);
  try {
    await once(out, 'drain', { signal: AbortSignal.any([signal, patience]) });
  } catch (error) {
    reply.raw.destroy();
    throw error;
  }
}
