import Fastify, { type FastifyInstance } from 'fastify';
import { authenticate } from '../../../server/identity/authenticate';
import { openIdentities, type Identities } from '../../../server/identity/identities';
import { identityPlugin } from '../../../server/identity/plugin';
import { meRoutes } from '../../../server/identity/routes';
import { answerError } from '../../../server/http/errorHandler';
import { addSecurityHeaders } from '../../../server/http/securityHeaders';
import { selectTenant } from '../../../server/http/tenantOf';
import { settingsFromEnvironment } from '../../../server/settings';
import type { Tenant } from '../../../server/tenants';
import { openTenants } from './tenants';

export const ORIGIN = 'http://localhost:3000';
export const OTHER_ORIGIN = 'http://sud.localhost:3000';

export interface IdentityServer {
  readonly app: FastifyInstance;
  readonly identities: Identities;
  readonly tenants: readonly Tenant[];
  close(): Promise<void>;
}

/** Identity for two tenants, over the real database and the hooks of the real server, without the generated API. */
export async function openIdentityServer(env: Readonly<Record<string, string>> = {}): Promise<IdentityServer> {
  const settings = settingsFromEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env });
  const { tenants, close } = await openTenants();
  const identities = await openIdentities(tenants, settings);
  const app = Fastify();
  app.setErrorHandler(answerError(settings));
  addSecurityHeaders(app, settings);
  selectTenant(app, tenants);
  await app.register(authenticate, { identities, settings });
  if (!settings.OIDC_ISSUER) await app.register(identityPlugin, { prefix: '/identity', identities, tenants, settings });
  await app.register(meRoutes, { prefix: '/api' });
  app.get('/api/anonymous', { config: { access: 'anonymous' } }, (request) => ({ session: request.session }));
  app.get('/api/guarded', { config: { access: { rights: ['DOMAINES:read', 'DOMAINES:admin'] } } }, () => ({ ok: true }));
  return {
    app,
    identities,
    tenants,
    async close() {
      await app.close();
      await close();
    },
  };
}
