import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are looked for while the server stops, in milliseconds. */
const LOOK_EVERY = 100;

/**
 * Lets a server that stops end with its last answer: a connection that was busy when it began to stop is told to close, and
 * every connection is closed once no request is under way on it. Node would keep one that is idle again for as long as any,
 * and one on which a browser has not asked yet for as long as the browser does.
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
