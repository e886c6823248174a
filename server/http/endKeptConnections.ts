import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are looked for while the server stops, in milliseconds. */
const LOOK_EVERY = 100;

/**
 * Lets a server that stops end with its last answer: a connection that was busy when it began to stop is told to close, and
 * is closed once it has nothing to do. Node would keep it for as long as any idle one.
 */
export function endKeptConnections(app: FastifyInstance): void {
  let look: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    look = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (look) void reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearInterval(look));
}
