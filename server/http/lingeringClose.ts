import type { FastifyReply, FastifyRequest } from 'fastify';

const LINGER_MS = 2000;

/**
 * Closes a connection whose request body is rejected unread: the response goes out at once, incoming data is
 * discarded, and the connection is destroyed after 2 s. Destroyed at once, the client would see a reset instead of the
 * response; left open, Node would read the body to its end.
 */
export function lingerThenClose(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (raw.complete) return;
  // With this header, Node destroys the socket as soon as the response is written.
  reply.removeHeader('connection');
  const cut = setTimeout(() => raw.destroy(), LINGER_MS);
  cut.unref();
  const spared = () => clearTimeout(cut);
  raw.once('end', spared).once('close', spared);
  raw.resume();
}
