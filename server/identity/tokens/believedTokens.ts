import type { AccessTokenClaims } from './userInfo';
import type { TokenIssuer } from './tokenIssuer';
import { ExpiringMap } from './expiringMap';
import { verifyAccessToken } from './verifyAccessToken';

/** Checking a signature takes a third of a millisecond; a revoked key is accepted for at most this long. */
const BELIEVED_MS = 60_000;
const REMEMBERED = 2_000;

/**
 * Verifies access tokens, and caches the result for a minute or until the token expires. The account and its grants
 * are not cached here.
 *
 * @throws {ProblemError} as `verifyAccessToken` does
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
