import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two searches for idle connections during shutdown. */
const LOOK_EVERY = 100;

/**
 * Lets a stopping server end with its last response: responses ask the browser to close its connection, and the server
 * closes every connection without a running request. Node alone would keep connections for the keep-alive time after
 * their response, and unused connections for as long as the browser does.
 */
export function endKeptConnections(app: FastifyInstance): void {
  const requests = new Map<Socket, number>();
  let look: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (requests.has(socket)) requests.set(socket, (requests.get(socket) ?? 1) - 1);
    });
  });
  app.addHook('preClose', async () => {
    look = setInterval(() => {
      for (const [socket, count] of requests) if (count === 0) socket.destroy();
    }, LOOK_EVERY);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (look) void reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearInterval(look));
}
