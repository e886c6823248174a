import type { FastifyRequest } from 'fastify';
import type { PrivacyReader } from '../../src/resources/access/privacy';
import type { Store } from '../database/store';
import { sessionOf } from '../identity/authenticate';
import type { Tenant } from '../tenants';
import { tenantOf } from './tenantOf';

/** The caller, as one who reads records. */
export function readerOf(request: FastifyRequest): PrivacyReader {
  const { grants, account } = sessionOf(request);
  return { grants, personId: account.id };
}

const stores = new WeakMap<FastifyRequest, Store>();

/** The tenant's records as the caller may read them: of private ones, what these show. What the server itself needs, it reads elsewhere. */
export function readerStore(request: FastifyRequest): Store {
  const known = stores.get(request);
  if (known) return known;
  const store = tenantOf(request).store.readBy(readerOf(request));
  stores.set(request, store);
  return store;
}

/** The tenant of a request, with its records as the caller may read them. */
export const readerTenant = (request: FastifyRequest): Tenant => ({
  ...tenantOf(request),
  store: readerStore(request),
});
