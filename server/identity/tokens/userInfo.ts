import type { JWTPayload } from 'jose';
import * as z from 'zod';
import { problem } from '../../http/problem';
import { PATIENCE_MS } from './discovery';
import { ExpiringMap } from './expiringMap';

export type AccessTokenClaims = JWTPayload & { readonly sub: string };

export interface PersonClaims {
  readonly email?: unknown;
  readonly email_verified?: unknown;
}

export type UserInfo = (token: string, claims: AccessTokenClaims) => Promise<PersonClaims>;

const answerSchema = z.looseObject({
  sub: z.string(),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
});

/** Maximum number of cached responses; the oldest is evicted first. */
const REMEMBERED = 10_000;

/** Calls the userinfo endpoint (OpenID Connect Core 1.0, section 5.3). */
async function ask(endpoint: string, token: string, { sub }: AccessTokenClaims): Promise<PersonClaims> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const response = await fetch(endpoint, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  // The token has no access to userinfo, so the issuer reveals nothing about the person.
  if (response.status === 401 || response.status === 403) return {};
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
  const answer = answerSchema.parse(await response.json());
  // A response about another subject must not be used (section 5.3.2).
  if (answer.sub !== sub) throw new Error(`${endpoint} answered of another subject`);
  return answer;
}

/**
 * Queries the userinfo endpoint of an issuer whose access tokens lack e-mail addresses. Responses are cached until the
 * token expires, so that not every API request needs one.
 *
 * @throws {ProblemError} `unavailable` if the issuer does not respond
 */
export function createUserInfo(endpoint: string): UserInfo {
  const known = new ExpiringMap<PersonClaims>(REMEMBERED);
  return async (token, claims) => {
    const remembered = known.get(claims.sub);
    if (remembered) return remembered;
    try {
      const person = await ask(endpoint, token, claims);
      known.set(claims.sub, person, (claims.exp ?? 0) * 1000);
      return person;
    } catch (error) {
      throw problem('unavailable', { cause: error });
    }
  };
}
