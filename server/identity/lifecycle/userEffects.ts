import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { AfterWrite } from '../../http/resources/context';
import { welcomeAddress } from './accountLife';
import { lifeContextOf, type LifeOptions } from './lifeContext';

/**
 * What follows the writing of a user: one who is new, or whose address is, gets a link to confirm it. The answer then
 * says `confirmationMail: 'sent' | 'failed'`.
 */
export const afterUserWrite =
  (options: LifeOptions, log: FastifyBaseLogger): AfterWrite =>
  async (request: FastifyRequest, { before, after }) => {
    if (before && before.values['email'] === after.values['email']) return {};
    const context = lifeContextOf(request, options);
    const warn = (error: Error) => log.warn({ err: error, userId: after.id }, 'confirmation mail');
    return { confirmationMail: await welcomeAddress(context, after.id, 'fr', warn) };
  };
