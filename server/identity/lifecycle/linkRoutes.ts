import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { parseId } from '../../../src/resources/fields/shared/ids';
import { PEOPLE } from '../../../src/resources/registry/roles';
import { problem } from '../../http/problem';
import { tenantOf } from '../../http/tenantOf';
import { redeemLink, type Redemption } from './accountLife';
import { lifeContextOf, type LifeOptions } from './lifeContext';
import { passwordIn, tokenIn } from './readBody';
import { slowDown, takeBackAttempt, tokenAttempts } from './slowDown';

const ANONYMOUS = { config: { access: 'anonymous' } } as const;

type OfUser = { Params: { id: string } };
type OfToken = { Params: { id: string; token: string } };

/**
 * The calls behind the links in mails (section 7.2 of the specification): anonymous, with one-time tokens. Register it
 * with the prefix `/api`. An unknown user and an invalid, used or expired token all get the same response, and
 * attempts are limited by address and by user.
 */
export const linkRoutes: FastifyPluginAsync<LifeOptions> = async (app, options) => {
  const { identities } = options;

  async function redeem(request: FastifyRequest<OfUser>, use: Omit<Redemption, 'userId'>): Promise<object> {
    const { attempts } = identities.of(tenantOf(request));
    const counted = tokenAttempts(request.params.id, request.ip);
    await slowDown(attempts, counted);
    const userId = parseId(request.params.id);
    const worked = userId !== undefined && (await redeemLink(lifeContextOf(request, options), { ...use, userId }));
    if (!worked) throw problem('unknownLink');
    await takeBackAttempt(attempts, counted);
    return {};
  }

  const confirmEmail = (request: FastifyRequest<OfUser>, token: string) =>
    redeem(request, { tokens: [{ purpose: 'confirmEmail', token }] });

  app.post<OfUser>(`/${PEOPLE}/:id/confirmAccount`, ANONYMOUS, async (request) => {
    const { body } = request;
    const password = passwordIn(body);
    return redeem(request, {
      password,
      tokens: [
        { purpose: 'confirmEmail', token: tokenIn(body, 'emailToken') },
        { purpose: 'confirmAccount', token: tokenIn(body, 'passwordToken') },
      ],
    });
  });

  app.post<OfToken>(`/${PEOPLE}/:id/resetPassword/:token`, ANONYMOUS, async (request) =>
    redeem(request, {
      password: passwordIn(request.body),
      tokens: [{ purpose: 'resetPassword', token: request.params.token }],
    }),
  );

  // A GET that changes data, because the contract defines it; our mails link to a page with a button instead.
  app.get<OfToken>(`/${PEOPLE}/:id/confirmEmail/:token`, ANONYMOUS, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return confirmEmail(request, request.params.token);
  });

  app.post<OfUser>(`/${PEOPLE}/:id/confirmEmail`, ANONYMOUS, async (request) =>
    confirmEmail(request, tokenIn(request.body, 'token')),
  );
};
