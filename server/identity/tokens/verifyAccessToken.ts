import type { AccessTokenClaims } from './userInfo';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { problem } from '../../http/problem';
import type { TokenIssuer } from './tokenIssuer';

/** Errors of jose for an invalid token; any other error means that the issuer's keys were unavailable. */
const WRONG_TOKEN = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
] as const;

/** Checks the audience; some issuers omit it and name only the client that the token was issued to. */
function isMeantFor({ aud, azp, client_id: clientId }: JWTPayload, { audience, client }: TokenIssuer): boolean {
  if (aud !== undefined) return [aud].flat().includes(audience);
  return client !== undefined && (azp ?? clientId) === client;
}

/**
 * Verifies an access token's signature, algorithm, issuer, audience and expiry (RFC 9068, section 4).
 *
 * @throws {ProblemError} `invalidToken` for an invalid token; `unavailable` if the issuer's keys cannot be fetched
 */
export async function verifyAccessToken(token: string, by: TokenIssuer, now = new Date()): Promise<AccessTokenClaims> {
  try {
    const { payload } = await jwtVerify(token, by.key, {
      issuer: by.issuer,
      algorithms: [...by.algorithms],
      clockTolerance: by.clockTolerance,
      currentDate: now,
      requiredClaims: ['sub', 'exp'],
      ...(by.type && { typ: by.type }),
    });
    if (!isMeantFor(payload, by))
      throw new errors.JWTClaimValidationFailed('unexpected "aud" claim value', payload, 'aud');
    return { ...payload, sub: String(payload.sub) };
  } catch (error) {
    if (!WRONG_TOKEN.some((kind) => error instanceof kind)) throw problem('unavailable', { cause: error });
    throw problem('invalidToken', {
      headers: { 'www-authenticate': 'Bearer realm="socle", error="invalid_token"' },
      cause: error,
    });
  }
}
