import { errors, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { SIGNING_ALGORITHM } from '../storage/signingKeys';
import { audienceOf } from './frontClient';
import { LIFETIMES } from './lifetimes';

export interface ProviderPages {
  error(ctx: KoaContextWithOIDC, code: string, cause: Error): void;
  signOut(ctx: KoaContextWithOIDC, form: string): void;
  signedOut(ctx: KoaContextWithOIDC): void;
}

/** Features beyond the authorization code flow: sign-out, revocation and access tokens for the API. */
export function features(origin: string, pages: ProviderPages): Configuration['features'] {
  const audience = audienceOf(origin);
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => pages.signOut(ctx, form),
      postLogoutSuccessSource: (ctx) => pages.signedOut(ctx),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => audience,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, indicator) => {
        if (indicator !== audience) throw new errors.InvalidTarget();
        return {
          scope: '',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: LIFETIMES.accessToken,
          jwt: { sign: { alg: SIGNING_ALGORITHM } },
        };
      },
    },
  };
}
