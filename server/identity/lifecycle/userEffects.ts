import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { AfterWrite } from '../../http/resources/resourceContext';
import { welcomeAddress } from './accountLife';
import { languageOfPerson } from '../../mail/languages';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../authenticate';
import { lifeContextOf, type LifeOptions } from './lifeContext';
import { sendingAttempts, slowDown } from './slowDown';

/**
 * Sends a confirmation link to a user who is new or has a new address, and adds `confirmationMail: 'sent' | 'failed'`
 * to the response.
 */
export const afterUserWrite =
  (options: LifeOptions, log: FastifyBaseLogger): AfterWrite =>
  async (request: FastifyRequest, { before, after }) => {
    if (before && before.values['email'] === after.values['email']) return {};
    const context = lifeContextOf(request, options);
    const { attempts } = options.identities.of(tenantOf(request));
    const confirmationMail = await welcomeAddress(context, after.id, {
      language: await languageOfPerson(context.store, after.id),
      count: (email) => slowDown(attempts, sendingAttempts(email, sessionOf(request).accountId)),
      onFailure: (error) => log.warn({ err: error, userId: after.id }, 'confirmation mail'),
    });
    return { confirmationMail };
  };
