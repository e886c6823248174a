import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { ruleOf } from '../../../src/resources/access/access';
import { PEOPLE } from '../../../src/resources/registry/roles';
import { problem } from '../../http/problem';
import { readId } from '../../http/resources/address';
import { tenantOf } from '../../http/tenantOf';
import { MailFailed } from '../../mail/mail';
import { languageOfPerson } from '../../mail/languages';
import { languageOf } from '../../words';
import { mayTouchAccount } from '../accounts/protectedAccounts';
import { sessionOf } from '../authenticate';
import { sendConfirmation, sendPasswordLink, sendPasswordLinkTo } from './accountLife';
import { createBackground } from './background';
import { lifeContextOf, type LifeOptions } from './lifeContext';
import { personAt } from './person';
import { emailIn } from './readBody';
import { askingAttempts, sendingAttempts, slowDown } from './slowDown';

type OfUser = { Params: { id: string } };

/**
 * The calls that send links (section 7.2 of the specification), and `POST /askResetPassword`, an extension for people
 * who have forgotten their password. Register it with the prefix `/api`.
 */
export const askRoutes: FastifyPluginAsync<LifeOptions> = async (app, options) => {
  const people = options.registry.get(PEOPLE);
  const byAdministrators = { config: { access: ruleOf(people, 'edit') } };
  const background = createBackground((error) => app.log.error({ err: error }, 'password mail'));
  app.addHook('onClose', () => background.finished());

  const sendTo = (send: typeof sendConfirmation) => async (request: FastifyRequest<OfUser>) => {
    const context = lifeContextOf(request, options);
    const person = await personAt(context.store, readId(request.params.id));
    if (!person) throw problem('unknownRecord');
    const { database, schema } = tenantOf(request);
    const { accountId } = sessionOf(request);
    if (!(await mayTouchAccount(database.pool, schema, Number(accountId), person.id)))
      throw problem('protectedAccount');
    await slowDown(options.identities.of(tenantOf(request)).attempts, sendingAttempts(person.email, accountId));
    try {
      await send(context, person, await languageOfPerson(context.store, person.id));
    } catch (error) {
      if (error instanceof MailFailed) throw problem('mailUnavailable', { cause: error });
      throw error;
    }
    return {};
  };
  app.post<OfUser>(`/${PEOPLE}/:id/askResetPassword`, byAdministrators, sendTo(sendPasswordLink));
  app.post<OfUser>(`/${PEOPLE}/:id/resendConfirmationLink`, byAdministrators, sendTo(sendConfirmation));

  app.post('/askResetPassword', { config: { access: 'anonymous' } }, async (request) => {
    const email = emailIn(request.body, people);
    await slowDown(options.identities.of(tenantOf(request)).attempts, askingAttempts(email, request.ip));
    const context = lifeContextOf(request, options);
    const language = languageOf(request.headers['accept-language']);
    // In the background, so that the response time does not reveal whether the address has an account.
    background.run(() => sendPasswordLinkTo(context, email, language));
    return {};
  });
};
