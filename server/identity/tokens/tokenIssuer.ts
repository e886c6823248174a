import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { audienceOf, issuerOf } from '../provider/frontClient';
import { publicKeysOf, SIGNING_ALGORITHM, type IdentityKeys } from '../storage/keys';

/** Who signs the access tokens that the API believes, and for whom they must be. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly audience: string;
  /** Signatures that are accepted: never `none`, never one with a shared secret. */
  readonly algorithms: readonly string[];
  /** The type that tokens must say they are (RFC 9068); undefined where issuers differ. */
  readonly type?: string;
  readonly key: JWTVerifyGetKey;
}

/** The tenant's own issuer: its keys are at hand, without a call to ourselves. */
export const embeddedIssuer = (origin: string, keys: IdentityKeys): TokenIssuer => ({
  issuer: issuerOf(origin),
  audience: audienceOf(origin),
  algorithms: [SIGNING_ALGORITHM],
  type: 'at+jwt',
  key: createLocalJWKSet(publicKeysOf(keys)),
});

const ASYMMETRIC = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const PATIENCE_MS = 5_000;

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** Finds where an issuer publishes its keys (OpenID Connect Discovery 1.0, section 4). */
async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const document = discoverySchema.parse(await response.json());
  if (document.issuer !== issuer) throw new Error(`${address} is of the issuer ${document.issuer}`);
  return createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: PATIENCE_MS });
}

/** Another issuer (OIDC_ISSUER): its published keys are fetched when they are first needed, and kept. */
export function foreignIssuer(issuer: string, audience: string): TokenIssuer {
  let found: Promise<JWTVerifyGetKey> | undefined;
  const keys = async () => {
    found ??= discoverKeys(issuer);
    try {
      return await found;
    } catch (error) {
      // The next token asks again: an issuer that was away comes back.
      found = undefined;
      throw error;
    }
  };
  return { issuer, audience, algorithms: ASYMMETRIC, key: async (header, token) => (await keys())(header, token) };
}
