import type { FastifyRequest } from 'fastify';
import type { PrivacyReader } from '../../src/resources/access/privacy';
import type { Store } from '../database/store';
import { sessionOf } from '../identity/authenticate';
import type { Tenant } from '../tenants';
import { tenantOf } from './tenantOf';

export function readerOf(request: FastifyRequest): PrivacyReader {
  const { grants, account } = sessionOf(request);
  return { grants, personId: account.id };
}

const stores = new WeakMap<FastifyRequest, Store>();

/** The tenant's store without private values that the caller may not read. The server's own logic uses `tenantOf`. */
export function readerStore(request: FastifyRequest): Store {
  const known = stores.get(request);
  if (known) return known;
  const store = tenantOf(request).store.readBy(readerOf(request));
  stores.set(request, store);
  return store;
}

export const readerTenant = (request: FastifyRequest): Tenant => ({
  ...tenantOf(request),
  store: readerStore(request),
});
