import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../../src/resources/registry/registry';
import { tenantOf } from '../../http/tenantOf';
import type { Mailers } from '../../mail/mailers';
import { originOf } from '../../tenants';
import type { Identities } from '../identities';
import type { IdentitySettings } from '../tenantIdentity';
import type { LifeContext } from './accountLife';

export interface LifeOptions {
  readonly registry: Registry;
  readonly identities: Identities;
  readonly mailers: Mailers;
  readonly settings: IdentitySettings;
}

/** The context of the request's tenant; links in mails point to the requested host. */
export function lifeContextOf(request: FastifyRequest, { identities, mailers, settings }: LifeOptions): LifeContext {
  const tenant = tenantOf(request);
  const { store: identityStore, accounts } = identities.of(tenant);
  return {
    tenantName: tenant.name,
    store: tenant.store,
    identityStore,
    accounts,
    mailer: mailers.of(tenant),
    origin: originOf(settings, request.hostname.toLowerCase()),
  };
}
