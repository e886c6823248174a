import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { SCOPES } from './frontClient';

/**
 * Grants the product's own front end what it asks for, so that no page of consent is shown. A grant that was revoked
 * (a stolen code or refresh token was used) is replaced at the next sign-in.
 */
export async function grantWithoutConsent(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
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
