import type { FastifyInstance } from 'fastify';
import { PEOPLE } from '../../../src/resources/registry/roles';
import { API } from '../../http/requireAccess';
import type { WriteEffects } from '../../http/resources/declaredRoutes';
import { askRoutes } from './askRoutes';
import type { LifeOptions } from './lifeContext';
import { linkRoutes } from './linkRoutes';
import { afterUserWrite } from './userEffects';

/**
 * Adds the life of accounts: its calls, and what follows the writing of a user. With another issuer (OIDC_ISSUER)
 * accounts live there, so nothing of it must be added.
 */
export async function addAccountLife(app: FastifyInstance, options: LifeOptions): Promise<WriteEffects> {
  await app.register(linkRoutes, { prefix: API, ...options });
  await app.register(askRoutes, { prefix: API, ...options });
  return { [PEOPLE]: afterUserWrite(options, app.log) };
}
