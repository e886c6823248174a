import type { FastifyInstance } from 'fastify';
import { PEOPLE } from '../../../src/resources/registry/roles';
import { API } from '../../http/requireAccess';
import type { WriteEffects } from '../../http/resources/declaredRoutes';
import { askRoutes } from './askRoutes';
import type { LifeOptions } from './lifeContext';
import { linkRoutes } from './linkRoutes';
import { afterUserWrite } from './userEffects';

/**
 * Adds the account calls and the effects of writing a user. An external issuer (OIDC_ISSUER) manages accounts itself,
 * so this must not be added then.
 */
export async function addAccountLife(app: FastifyInstance, options: LifeOptions): Promise<WriteEffects> {
  await app.register(linkRoutes, { prefix: API, ...options });
  await app.register(askRoutes, { prefix: API, ...options });
  return { [PEOPLE]: afterUserWrite(options, app.log) };
}
