import type { FastifyReply, FastifyRequest } from 'fastify';

const LINGER_MS = 2000;

/**
 * Ends a connection whose body is refused unread: the answer goes out at once, what still arrives is thrown away, and
 * after a moment the connection is cut. Cut at once, the client would see a reset instead of the answer; left alone,
 * Node would read the gigabyte to its end.
 */
export function lingerThenClose(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (raw.complete) return;
  // With this header Node destroys the socket as soon as the answer is written.
  reply.removeHeader('connection');
  const cut = setTimeout(() => raw.destroy(), LINGER_MS);
  cut.unref();
  const spared = () => clearTimeout(cut);
  raw.once('end', spared).once('close', spared);
  raw.resume();
}
