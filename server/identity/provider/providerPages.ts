import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { errorPage, type PageError } from '../pages/errorPage';
import type { PageContext } from '../pages/layout';
import { pageLanguage } from '../pages/pageLanguage';
import { PAGE_HEADERS } from '../pages/securityHeaders';
import { signedOutPage, signOutPage } from '../pages/signOutPages';
import type { ProviderPages } from './features';

const send = (ctx: KoaContextWithOIDC, page: string): void => {
  ctx.set(PAGE_HEADERS);
  ctx.type = 'html';
  ctx.body = page;
};

/** True if the front end requested the sign-out for the signed-in person, so that no confirmation is needed. */
function isAskedByFront({ oidc }: KoaContextWithOIDC): boolean {
  const subject: unknown = oidc.entities.IdTokenHint?.payload.sub;
  return typeof subject === 'string' && subject === oidc.session?.accountId;
}

export function pageErrorOf(cause: Error): PageError {
  if (cause instanceof errors.SessionNotFound) return 'expired';
  return cause instanceof errors.OIDCProviderError && cause.statusCode < 500 ? 'refused' : 'unexpected';
}

export function providerPages(tenantName: string): ProviderPages {
  const contextOf = (ctx: KoaContextWithOIDC): PageContext => ({
    tenantName,
    language: pageLanguage(ctx.oidc.params?.['ui_locales'], ctx.get('accept-language')),
  });
  return {
    error: (ctx, code, cause) => send(ctx, errorPage(contextOf(ctx), pageErrorOf(cause), code)),
    signOut: (ctx, form) => send(ctx, signOutPage(contextOf(ctx), form, isAskedByFront(ctx))),
    signedOut: (ctx) => send(ctx, signedOutPage(contextOf(ctx))),
  };
}
