import type { AccessTokenClaims } from './tokens/userInfo';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isRouteAllowed, type Grants } from '../../src/resources/access/access';
import type { AccessRule } from '../../src/resources/language/accessRule';
import type { LimitedGrants } from '../../src/resources/access/extent';
import { problem } from '../http/problem';
import { routeConfig } from '../http/routeTable';
import { tenantOf } from '../http/tenantOf';
import { originOf } from '../tenants';
import { fullNameOf, type Account } from './accounts/account';
import { accountRightsOf, limitedGrantsOf, type AccountRights } from './accounts/accountGrants';
import type { Identities } from './identities';
import { audienceOf } from './provider/frontClient';
import type { IdentitySettings, TenantIdentity } from './tenantIdentity';
import { viewedAccount } from './viewAs';
import { accountOf } from './tokens/accountOf';
import { tokenVerifier } from './tokens/believedTokens';
import { embeddedIssuer, foreignIssuer, type TokenIssuer } from './tokens/tokenIssuer';

/** The caller with the grants that they have at this moment. */
export interface Session extends AccountRights {
  readonly accountId: string;
  readonly name: string;
  readonly account: Account;
  /** For access rules: rights that hold for all companies. */
  readonly grants: Grants;
  /** Grants with the limited rights, for code that filters by company (`http/limits.ts`). */
  readonly limited: LimitedGrants;
  /** The token was issued to a client other than the front end. */
  readonly isProgram: boolean;
  /** The administrator who views the portal as this person, read-only. */
  readonly viewedBy?: { readonly uid: string; readonly nomComplet: string };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Authenticates a request again, as of now. @throws {ProblemError} if its session has ended */
    readonly readSession: (request: FastifyRequest) => Promise<Session>;
  }
  interface FastifyRequest {
    /** Null on routes with `access: 'anonymous'` or without `access`. */
    session: Session | null;
  }
}

/** Returns the session of a route that requires one. @throws {ProblemError} `unauthenticated` on other routes */
export function sessionOf({ session }: FastifyRequest): Session {
  if (session) return session;
  throw problem('unauthenticated', { headers: { 'www-authenticate': 'Bearer realm="socle"' } });
}

/** Reads `Authorization: Bearer <token>` (RFC 6750, section 2.1). */
const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer +([\w\-.~+/]+=*)\s*$/i.exec(authorization ?? '')?.[1];

const neededBy = ({ rights = [], fonctions = [] }: AccessRule): string => [...rights, ...fonctions].join(', ');

function sessionFor(account: Account, isProgram: boolean): Session {
  const limited = limitedGrantsOf(account);
  return {
    ...accountRightsOf(account),
    accountId: String(account.id),
    name: fullNameOf(account),
    account,
    grants: limited.grants,
    limited,
    isProgram,
  };
}

/** The client of a token: `client_id` (RFC 9068), or `azp` of other issuers. */
const clientOf = ({ client_id: id, azp = id }: AccessTokenClaims): unknown => azp;

/** A route with `narrows` also accepts a right that is limited to some companies. */
const letsIn = (access: AccessRule, narrows: boolean | undefined, { grants, rights }: Session): boolean =>
  isRouteAllowed(access, grants) || (narrows === true && isRouteAllowed(access, { ...grants, rights }));

export interface AuthenticateOptions {
  readonly identities: Identities;
  readonly settings: IdentitySettings;
}

interface TokenReader extends Pick<TokenIssuer, 'userInfo'> {
  readonly verify: ReturnType<typeof tokenVerifier>;
}

const readerOf = (issuer: TokenIssuer): TokenReader => ({ ...issuer, verify: tokenVerifier(issuer) });

const ownIssuer = (origin: string, identity: Pick<TenantIdentity, 'keys'>) =>
  embeddedIssuer(origin, () => identity.keys);

function readerChooser({ identities, settings }: AuthenticateOptions): (request: FastifyRequest) => TokenReader {
  const own = new Map<string, TokenReader>();
  const foreign = new Map<string, TokenReader>();
  return (request) => {
    const origin = originOf(settings, request.hostname.toLowerCase());
    const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience = audienceOf(origin), OIDC_CLIENT_ID: client } = settings;
    const known = issuer ? foreign.get(audience) : own.get(origin);
    if (known) return known;
    const made = readerOf(
      issuer
        ? foreignIssuer({ issuer, audience, ...(audience === client && { client }) })
        : ownIssuer(origin, identities.of(tenantOf(request))),
    );
    if (issuer) foreign.set(audience, made);
    else own.set(origin, made);
    return made;
  };
}

/**
 * Authenticates every request and enforces `config.access`: 401 without a valid token, 403 without the right. Grants
 * are read with each request, so that a revoked right is lost at once.
 */
const plugin: FastifyPluginAsync<AuthenticateOptions> = async (app, options) => {
  const {
    identities,
    settings: { OIDC_CLIENT_ID: front },
  } = options;
  const readerOfRequest = readerChooser(options);

  async function authenticated(request: FastifyRequest): Promise<Session> {
    const token = bearerOf(request.headers.authorization);
    if (!token) throw problem('unauthenticated', { headers: { 'www-authenticate': 'Bearer realm="socle"' } });
    const { accounts } = identities.of(tenantOf(request));
    const { verify, userInfo } = readerOfRequest(request);
    const claims = await verify(token);
    const account = await accountOf(accounts, claims, userInfo && (() => userInfo(token, claims)));
    const viewed = await viewedAccount(request, account, accounts.findById);
    const isProgram = (clientOf(claims) ?? front) !== front;
    if (!viewed) return sessionFor(account, isProgram);
    return { ...sessionFor(viewed, isProgram), viewedBy: { uid: String(account.id), nomComplet: fullNameOf(account) } };
  }

  app.decorate('readSession', authenticated);
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const { access, narrows } = routeConfig(request);
    if (access === undefined || access === 'anonymous') return;
    const session = await authenticated(request);
    request.session = session;
    if (access === 'session') return;
    if (!letsIn(access, narrows, session)) {
      throw problem('forbidden', { args: { needed: neededBy(access) } });
    }
  });
};

export const authenticate = fastifyPlugin(plugin, { name: 'authenticate' });
