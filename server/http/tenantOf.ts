import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tenantOfHost, type Tenant } from '../tenants';
import { problem } from './problem';

declare module 'fastify' {
  interface FastifyRequest {
    /** The tenant of the request's host; null where no tenant has it. */
    tenant: Tenant | null;
  }
}

/** Gives every request the tenant of its host. */
export function selectTenant(app: FastifyInstance, tenants: readonly Tenant[]): void {
  app.decorateRequest('tenant', null);
  app.addHook('onRequest', async (request) => {
    request.tenant = tenantOfHost(tenants, request.hostname) ?? null;
  });
}

/**
 * The tenant that a request is for.
 *
 * @throws {ProblemError} `unknownTenant` where no tenant has the request's host.
 */
export function tenantOf(request: FastifyRequest): Tenant {
  if (request.tenant) return request.tenant;
  throw problem('unknownTenant', { args: { host: request.hostname.slice(0, 200) } });
}
