import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Bytes per second: the slowest acceptable upload, once it lasts twice the patience. */
const SLOWEST = 256;

/** A request and its response; `bytes` and `at` are the last progress of the connection. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
  /** Bytes of the connection that were read before this request's body. */
  readonly before: number;
  bytes: number;
  at: number;
}

/** Bytes that have actually been transferred, in both directions. */
const movedBytes = (socket: Socket): number => socket.bytesRead + socket.bytesWritten - socket.writableLength;

/** True if the server waits for more of the body; data that has arrived but is unread waits for the server instead. */
const awaitsBody = ({ request }: Exchange): boolean => !request.complete && request.readableLength === 0;

/** True if the server waits for the client: to send the rest of a body, or to read the rest of a response. */
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
 * Cuts connections whose client makes the server wait: it sends its body too slowly or not at all, or does not read
 * the response. Time that the server itself takes does not count.
 *
 * @param patience milliseconds without a byte
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
