import type { FastifyInstance } from 'fastify';
import { EXTENSIONS } from '../../../src/resources/extensions';
import type { Settings } from '../../settings';
import type { Tenant } from '../../tenants';
import { API } from '../requireAccess';
import { environmentOf } from './environment';
import { healthOf } from './health';

/** Adds what the front end and those who run the server ask for before anybody has signed in. */
export function addSystemRoutes(app: FastifyInstance, tenants: readonly Tenant[], settings: Settings): void {
  const config = { access: 'anonymous' } as const;
  // Anonymous: the front end plans its calls with it before it has a session, and it tells nothing of anybody.
  app.get(`${API}/extensions`, { config }, async () => ({ extensions: EXTENSIONS }));

  app.get('/environment.json', { config }, async (request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return environmentOf(request.tenant, request.hostname, settings);
  });

  const databases = [...new Set(tenants.map(({ database }) => database))];
  app.get('/health', { config }, async (_request, reply) => {
    const health = await healthOf(databases);
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
}
