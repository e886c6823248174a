import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../../../server/app';
// Declares the session of a request.
import type {} from '../../../server/identity/authenticate';
import { portal } from '../../../server/portal';
import { openIdentities, type Identities } from '../../../server/identity/identities';
import { settingsFromEnvironment } from '../../../server/settings';
import type { Tenant } from '../../../server/tenants';
import { openTenants, registry } from './tenants';

/** The first tenant under the default PUBLIC_SCHEME and PUBLIC_PORT. */
export const ORIGIN = 'http://localhost:3000';
export const OTHER_ORIGIN = 'http://sud.localhost:3000';

export interface IdentityServer {
  readonly app: FastifyInstance;
  readonly identities: Identities;
  readonly tenants: readonly Tenant[];
  /** Closes the server and opens it again on the same database. */
  restart(): Promise<void>;
}

async function buildServer(tenants: readonly Tenant[], env: Readonly<Record<string, string>>) {
  const settings = settingsFromEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env });
  const identities = await openIdentities(tenants, settings);
  const app = await buildApp({ product: portal, settings, registry, tenants, identities });
  app.get('/api/test/anonymous', { config: { access: 'anonymous' } }, (request) => ({ session: request.session }));
  const rights = ['DOMAINES:read', 'DOMAINES:admin'];
  app.get('/api/test/guarded', { config: { access: { rights } } }, () => ({ ok: true }));
  return { app, identities };
}

/** Identity for two tenants: the real server on the real database. Closed when the test file ends. */
export async function openIdentityServer(env: Readonly<Record<string, string>> = {}): Promise<IdentityServer> {
  const tenants = await openTenants();
  let current = await buildServer(tenants, env);
  afterAll(() => current.app.close());
  return {
    tenants,
    get app() {
      return current.app;
    },
    get identities() {
      return current.identities;
    },
    async restart() {
      await current.app.close();
      current = await buildServer(tenants, env);
    },
  };
}
