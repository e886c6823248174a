import type { JWTPayload } from 'jose';
import * as z from 'zod';
import { problem } from '../../http/problem';
import { PATIENCE_MS } from './discovery';
import { ExpiringMap } from './expiringMap';

export type AccessTokenClaims = JWTPayload & { readonly sub: string };

/** What an issuer says of a person, as far as we use it. */
export interface PersonClaims {
  readonly email?: unknown;
  readonly email_verified?: unknown;
}

/** Asks who the owner of a verified access token is. */
export type UserInfo = (token: string, claims: AccessTokenClaims) => Promise<PersonClaims>;

const answerSchema = z.looseObject({
  sub: z.string(),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
});

/** How many answers are remembered; the oldest is forgotten first. */
const REMEMBERED = 10_000;

/** One call of the userinfo address (OpenID Connect Core 1.0, section 5.3). */
async function ask(endpoint: string, token: string, { sub }: AccessTokenClaims): Promise<PersonClaims> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const response = await fetch(endpoint, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  // The token may not read it: then the issuer tells nothing of this person.
  if (response.status === 401 || response.status === 403) return {};
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
  const answer = answerSchema.parse(await response.json());
  // Another person's answer must not be used (section 5.3.2).
  if (answer.sub !== sub) throw new Error(`${endpoint} answered of another subject`);
  return answer;
}

/**
 * Asks the userinfo address of an issuer that does not write e-mail addresses into access tokens. An answer is
 * remembered for the life of the token with which it was asked, so that not every call of the API asks.
 *
 * @throws {ProblemError} `unavailable` where the issuer cannot be asked
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
