import Provider, {
  interactionPolicy,
  type Configuration,
  type JWKS,
  type Grant,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { isLocked, fullNameOf } from '../accounts/account';
import type { Accounts } from '../accounts/accounts';
import type { IdentityKeys } from '../storage/signingKeys';
import type { IdentityStore } from '../storage/identityStore';
import { LANGUAGES } from '../../../src/resources/language/words';
import { createAdapter } from './adapter';
import { features, type ProviderPages } from './features';
import { frontClient, issuerOf, SCOPES } from './frontClient';
import { LIFETIMES } from './lifetimes';

/**
 * Grants the front end its scopes without a consent page, because it is our own. A grant that was revoked because a
 * stolen code or refresh token was used is replaced at the next sign-in.
 */
async function grantWithoutConsent(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, account, provider } = ctx.oidc;
  if (!client || !session || !account) return undefined;
  const existingId = session.grantIdFor(client.clientId);
  const existing = existingId ? await provider.Grant.find(existingId) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();
  return grant;
}

export interface ProviderOptions {
  /** The tenant's public address, such as `https://nord.example.org`. */
  readonly origin: string;
  readonly clientId: string;
  readonly store: IdentityStore;
  readonly accounts: Accounts;
  readonly keys: IdentityKeys;
  readonly pages: ProviderPages;
}

/** Without this, a client could still request a consent page (`prompt=consent`). */
function policyWithoutConsent() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

const findAccount =
  (accounts: Accounts): Configuration['findAccount'] =>
  async (_ctx, subject) => {
    const account = await accounts.findById(Number(subject));
    if (!account || isLocked(account, new Date())) return undefined;
    const { nom, prenom, email } = account;
    const claims = { sub: subject, name: fullNameOf(account), family_name: nom, given_name: prenom, email };
    return { accountId: subject, claims: () => claims };
  };

/** Only the front end may call the token endpoint from a browser. */
const isFrontOrigin = (origin: string) => (_ctx: unknown, asking: string) => asking === origin;

/** Creates the provider of a tenant at one of its addresses; it supports only the authorization code flow with PKCE. */
export function createProvider(options: ProviderOptions): Provider {
  const { origin, clientId, store, accounts, keys, pages } = options;
  const cookie = { path: '/identity', httpOnly: true, sameSite: 'lax', signed: true } as const;
  const provider = new Provider(issuerOf(origin), {
    adapter: (model: string) => createAdapter(store, model),
    clients: [frontClient(clientId, origin)],
    clientBasedCORS: isFrontOrigin(origin),
    claims: { openid: ['sub'], profile: ['name', 'family_name', 'given_name', 'email'] },
    conformIdTokenClaims: false,
    cookies: {
      keys: [...keys.cookies],
      names: { session: 'socle_session', interaction: 'socle_sign_in', resume: 'socle_resume' },
      long: cookie,
      short: cookie,
    },
    discovery: { ui_locales_supported: [...LANGUAGES] },
    features: features(origin, pages),
    findAccount: findAccount(accounts),
    interactions: { policy: policyWithoutConsent(), url: (_ctx, { uid }) => `/identity/interaction/${uid}` },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    jwks: { keys: keys.signing } as JWKS,
    loadExistingGrant: grantWithoutConsent,
    pkce: { required: () => true },
    renderError: (ctx, out, cause) => pages.error(ctx, out.error, cause),
    responseTypes: ['code'],
    routes: { authorization: '/auth', end_session: '/sign-out' },
    scopes: [...SCOPES],
    ttl: {
      AccessToken: LIFETIMES.accessToken,
      AuthorizationCode: LIFETIMES.authorizationCode,
      Grant: LIFETIMES.rememberedSession,
      IdToken: LIFETIMES.idToken,
      Interaction: LIFETIMES.interaction,
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? LIFETIMES.refreshToken,
      Session: (_ctx, session) => (session.transient ? LIFETIMES.session : LIFETIMES.rememberedSession),
    },
  });
  // The public address comes from forwarded headers, which only `mountProvider.ts` sets.
  provider.proxy = true;
  return provider;
}
