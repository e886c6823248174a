import type { FastifyReply } from 'fastify';
import { goneSignal } from '../../../http/changes/backPressure';

/**
 * Works on an answer as long as its caller waits for it.
 *
 * @param work given the signal that ends it when the caller goes away
 */
export async function whileWanted(
  reply: FastifyReply,
  work: (signal: AbortSignal) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const signal = goneSignal(reply);
  try {
    return await work(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    // The caller has left.
    return reply.hijack();
  }
}
