import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { audienceOf, issuerOf } from '../provider/frontClient';
import { publicKeysOf, SIGNING_ALGORITHM, type IdentityKeys } from '../storage/signingKeys';
import { discoveredOnce, PATIENCE_MS } from './discovery';
import { createUserInfo, type UserInfo } from './userInfo';

export interface TokenIssuer {
  readonly issuer: string;
  readonly audience: string;
  /** Accepts tokens without an audience if they were issued to this client; absent: the audience is required. */
  readonly client?: string;
  /** Accepted signature algorithms: never `none`, never a shared secret. */
  readonly algorithms: readonly string[];
  /** Maximum difference between the issuer's clock and ours, in seconds. */
  readonly clockTolerance: number;
  /** The required `typ` of tokens (RFC 9068); absent for external issuers, which differ. */
  readonly type?: string;
  readonly key: JWTVerifyGetKey;
  /** Fetches claims about the token's owner; absent if the subject suffices. */
  readonly userInfo?: UserInfo;
}

/** Seconds; our servers are assumed to be synchronised. */
const OWN_TOLERANCE = 60;

/** 2 hours, because we do not control an external issuer's clock (sections 4 and 9 of the specification). */
export const FOREIGN_TOLERANCE = 2 * 60 * 60;

/**
 * The tenant's own issuer, whose keys need no request.
 *
 * @param keysNow returns the tenant's keys: the same object until they change
 */
export function embeddedIssuer(origin: string, keysNow: () => IdentityKeys): TokenIssuer {
  let [keys, find] = [keysNow(), createLocalJWKSet(publicKeysOf(keysNow()))];
  return {
    issuer: issuerOf(origin),
    audience: audienceOf(origin),
    algorithms: [SIGNING_ALGORITHM],
    clockTolerance: OWN_TOLERANCE,
    type: 'at+jwt',
    key(header, token) {
      const now = keysNow();
      if (now !== keys) [keys, find] = [now, createLocalJWKSet(publicKeysOf(now))];
      return find(header, token);
    },
  };
}

const ASYMMETRIC = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

export interface ForeignIssuerOptions {
  readonly issuer: string;
  readonly audience: string;
  /** Accepts tokens without an audience if they were issued to this client; absent: the audience is required. */
  readonly client?: string;
}

/** An external issuer (OIDC_ISSUER), whose public keys are fetched on first use and cached. */
export function foreignIssuer(options: ForeignIssuerOptions): TokenIssuer {
  const discovered = discoveredOnce(options.issuer, ({ jwks_uri: keys, userinfo_endpoint: userInfo }) => ({
    key: createRemoteJWKSet(new URL(keys), { timeoutDuration: PATIENCE_MS }),
    userInfo: userInfo === undefined ? undefined : createUserInfo(userInfo),
  }));
  return {
    ...options,
    algorithms: ASYMMETRIC,
    clockTolerance: FOREIGN_TOLERANCE,
    key: async (header, token) => (await discovered()).key(header, token),
    userInfo: async (token, claims) => (await (await discovered()).userInfo?.(token, claims)) ?? {},
  };
}
