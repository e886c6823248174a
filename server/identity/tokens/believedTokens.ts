import type { AccessTokenClaims } from './userInfo';
import type { TokenIssuer } from './tokenIssuer';
import { ExpiringMap } from './expiringMap';
import { verifyAccessToken } from './verifyAccessToken';

/** A signature costs a third of a millisecond to check; a key that its issuer withdraws counts no longer than this. */
const BELIEVED_MS = 60_000;
const REMEMBERED = 2_000;

/**
 * Verifies access tokens, each once a minute: what was believed is believed again until then, or until it expires. Who
 * its owner is and what they hold is no part of it.
 *
 * @throws {ProblemError} as `verifyAccessToken` does.
 */
export function tokenVerifier(by: TokenIssuer): (token: string) => Promise<AccessTokenClaims> {
  const believed = new ExpiringMap<AccessTokenClaims>(REMEMBERED);
  return async (token) => {
    const known = believed.get(token);
    if (known) return known;
    const claims = await verifyAccessToken(token, by);
    believed.set(token, claims, Math.min(Date.now() + BELIEVED_MS, (claims.exp ?? 0) * 1_000));
    return claims;
  };
}
