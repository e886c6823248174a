import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../tenants';
import { tenantOf } from '../http/tenantOf';
import { signIn, type SignInOutcome } from './accounts/signIn';
import { deviceOf, rememberDevice } from './deviceCookie';
import type { Identities } from './identities';
import { errorPage } from './pages/errorPage';
import type { PageContext } from './pages/layout';
import { pageLanguage } from './pages/pageLanguage';
import { PAGE_HEADERS } from './pages/securityHeaders';
import { signInPage, type SignInForm } from './pages/signInPage';
import { REMEMBERED_DAYS } from './provider/lifetimes';
import { loadProvider } from './provider/loadProvider';
import type { IdentitySettings } from './tenantIdentity';

const LARGEST_FORM = 16_384;

interface PostedForm {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

function readForm(body: unknown): PostedForm {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  return {
    email: (fields.get('email') ?? '').trim().slice(0, 254),
    password: fields.get('password') ?? '',
    remember: fields.get('remember') === 'yes',
  };
}

type Refused = Exclude<SignInOutcome, { kind: 'signedIn' }> | { readonly kind: 'incomplete' };

function refusedAnswer(outcome: Refused): { status: number; refusal: NonNullable<SignInForm['refusal']> } {
  if (outcome.kind === 'slowed') {
    return { status: 429, refusal: { code: 'slowed', args: { minutes: Math.ceil(outcome.seconds / 60) } } };
  }
  return { status: outcome.kind === 'locked' ? 403 : 400, refusal: { code: outcome.kind } };
}

/** The sign-in pages at `/interaction/:uid`, to which oidc-provider redirects. */
export const signInRoutes: FastifyPluginAsync<{ identities: Identities; settings: IdentitySettings }> = async (
  app,
  { identities, settings },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const providerOf = (request: FastifyRequest) =>
    identities.of(tenantOf(request)).providerAt(request.hostname.toLowerCase());

  const contextOf = (request: FastifyRequest, uiLocales?: unknown): PageContext => ({
    tenantName: tenantOf(request).name,
    language: pageLanguage(uiLocales, request.headers['accept-language']),
  });

  const sendPage = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page);

  /** Reads the sign-in of the signed cookie, whose id must match the address. */
  async function interactionOf(request: FastifyRequest<{ Params: { uid: string } }>, reply: FastifyReply) {
    const interaction = await (await providerOf(request)).interactionDetails(request.raw, reply.raw);
    const { errors } = await loadProvider();
    if (interaction.uid !== request.params.uid) throw new errors.SessionNotFound('another sign-in is under way');
    return interaction;
  }

  app.setErrorHandler(async (error, request, reply) => {
    const { errors, pageErrorOf } = await loadProvider();
    if (!(error instanceof errors.OIDCProviderError)) throw error;
    return sendPage(reply, error.statusCode, errorPage(contextOf(request), pageErrorOf(error), error.error));
  });

  app.get<{ Params: { uid: string } }>('/interaction/:uid', async (request, reply) => {
    const { params } = await interactionOf(request, reply);
    const hint = params['login_hint'];
    const email = typeof hint === 'string' ? hint.slice(0, 254) : '';
    const form = { action: request.url, email, remember: false, rememberedDays: REMEMBERED_DAYS };
    return sendPage(reply, 200, signInPage(contextOf(request, params['ui_locales']), form));
  });

  app.post<{ Params: { uid: string } }>('/interaction/:uid', async (request, reply) => {
    const { params } = await interactionOf(request, reply);
    const { origin } = request.headers;
    if (origin !== undefined && origin !== originOf(settings, request.hostname.toLowerCase())) {
      throw new (await loadProvider()).errors.InvalidRequest('the form was sent from another site');
    }
    const { email, password, remember } = readForm(request.body);
    const device = deviceOf(request);
    const credentials = { email, password, address: request.ip, device };
    const outcome =
      email && password
        ? await signIn(identities.of(tenantOf(request)), credentials, new Date())
        : ({ kind: 'incomplete' } as const);
    if (outcome.kind === 'signedIn') {
      rememberDevice(reply, device, settings);
      const login = { accountId: String(outcome.account.id), remember };
      const provider = await providerOf(request);
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
    }
    const { status, refusal } = refusedAnswer(outcome);
    if (outcome.kind === 'slowed') reply.header('retry-after', outcome.seconds);
    const form = { action: request.url, email, remember, rememberedDays: REMEMBERED_DAYS, refusal };
    return sendPage(reply, status, signInPage(contextOf(request, params['ui_locales']), form));
  });
};
