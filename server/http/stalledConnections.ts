import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A body that arrives more slowly than this, in bytes per second over the patience at least, is not waited for. */
const SLOWEST = 256;

/** One request and its answer, and how far its bytes were when that changed last. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
  /** How many bytes of the connection were read before its body. */
  readonly before: number;
  bytes: number;
  at: number;
}

/** How many bytes have moved between a server and its caller, in both directions. */
const movedBytes = (socket: Socket): number => socket.bytesRead + socket.bytesWritten - socket.writableLength;

/** Whether the server waits for the rest of a body: what has arrived and is not read yet waits for the server. */
const awaitsBody = ({ request }: Exchange): boolean => !request.complete && request.readableLength === 0;

/** Whether the server waits for its caller: for the rest of a body, or for room for the rest of an answer. */
const isWaiting = (exchange: Exchange): boolean =>
  awaitsBody(exchange) || (exchange.response.headersSent && exchange.request.socket.writableLength > 0);

function isStalled(exchange: Exchange, now: number, patience: number): boolean {
  const { request, since, before } = exchange;
  const bytes = movedBytes(request.socket);
  if (bytes !== exchange.bytes || !isWaiting(exchange)) {
    exchange.bytes = bytes;
    exchange.at = now;
  }
  if (now - exchange.at >= patience) return true;
  const seconds = (now - since) / 1_000;
  return awaitsBody(exchange) && now - since >= 2 * patience && request.socket.bytesRead - before < SLOWEST * seconds;
}

/**
 * Cuts connections whose caller lets the server wait: with a body that does not arrive, or nearly so, or an answer that is
 * not read. What the server itself takes its time for is never cut.
 *
 * @param patience in milliseconds, without a byte
 */
export function cutStalledConnections(app: FastifyInstance, patience: number): void {
  const open = new Set<Exchange>();
  app.server.on('request', (request, response) => {
    const now = performance.now();
    const { socket } = request;
    const exchange = { request, response, since: now, before: socket.bytesRead, bytes: movedBytes(socket), at: now };
    open.add(exchange);
    response.once('close', () => open.delete(exchange));
  });
  const look = setInterval(() => {
    const now = performance.now();
    for (const exchange of open) if (isStalled(exchange, now, patience)) exchange.request.socket.destroy();
  }, patience / 4);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}
