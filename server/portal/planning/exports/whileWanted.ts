import type { FastifyReply } from 'fastify';
import { goneSignal } from '../../../http/changes/backPressure';

/**
 * Builds a response and stops if the client disconnects.
 *
 * @param work receives a signal that aborts when the client disconnects
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
    return reply.hijack();
  }
}
