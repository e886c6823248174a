import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tenantOfHost, type Tenant } from '../tenants';
import { problem } from './problem';

declare module 'fastify' {
  interface FastifyRequest {
    /** The tenant of the request's host; null if no tenant has that host. */
    tenant: Tenant | null;
  }
}

export function selectTenant(app: FastifyInstance, tenants: readonly Tenant[]): void {
  app.decorateRequest('tenant', null);
  app.addHook('onRequest', async (request) => {
    request.tenant = tenantOfHost(tenants, request.hostname) ?? null;
  });
}

/** Returns the tenant of the request's host. @throws {ProblemError} `unknownTenant` if no tenant has that host */
export function tenantOf(request: FastifyRequest): Tenant {
  if (request.tenant) return request.tenant;
  throw problem('unknownTenant', { args: { host: request.hostname.slice(0, 200) } });
}
