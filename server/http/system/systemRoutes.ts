import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EXTENSIONS } from '../../../src/resources/protocol/extensions';
import { CONNECTION_LIMITS, createPool } from '../../database/pool';
import type { Settings } from '../../settings';
import type { Tenant } from '../../tenants';
import { API } from '../requireAccess';
import { environmentOf } from './environment';
import { healthOf, livenessOf } from './health';

export function addSystemRoutes(
  app: FastifyInstance,
  tenants: readonly Tenant[],
  settings: Settings,
  isStopping: () => boolean,
): void {
  const config = { access: 'anonymous' } as const;
  // Anonymous, because the front end needs it before sign-in, and it contains nothing personal.
  app.get(`${API}/extensions`, { config }, async () => ({ extensions: EXTENSIONS }));

  app.get('/environment.json', { config }, async (request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return environmentOf(request.tenant, request.hostname, settings);
  });

  app.get('/health/live', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(livenessOf()),
  );

  // A separate connection: a busy pool does not mean that the database is unreachable.
  const urls = [...new Set(tenants.map(({ database }) => database.url))];
  const databases = urls.map((url) => ({ pool: createPool(url, { ...CONNECTION_LIMITS, connections: 1, wait: 2 }) }));
  app.addHook('onClose', async () => {
    await Promise.all(databases.map(({ pool }) => pool.end()));
  });
  const answer = async (_request: FastifyRequest, reply: FastifyReply) => {
    const health = await healthOf(databases, isStopping());
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  };
  app.get('/health/ready', { config }, answer);
  app.get('/health', { config }, answer);
}
