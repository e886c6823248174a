import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are looked for while the server stops, in milliseconds. */
const LOOK_EVERY = 100;

/**
 * Lets a server that stops end with its last answer. Answers tell the browser to close its connection, and the server closes
 * each connection that has no request under way. Node alone keeps a connection for its keep-alive time after the answer, and
 * a connection without any request for as long as the browser keeps it.
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
