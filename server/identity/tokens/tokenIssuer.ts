import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { audienceOf, issuerOf } from '../provider/frontClient';
import { publicKeysOf, SIGNING_ALGORITHM, type IdentityKeys } from '../storage/signingKeys';
import { discoveredOnce, PATIENCE_MS } from './discovery';
import { createUserInfo, type UserInfo } from './userInfo';

/** Who signs the access tokens that the API believes, and for whom they must be. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly audience: string;
  /** The client whose tokens count where they name no audience at all; absent: an audience is asked for. */
  readonly client?: string;
  /** Signatures that are accepted: never `none`, never one with a shared secret. */
  readonly algorithms: readonly string[];
  /** How far the issuer's clock may be from ours, in seconds. */
  readonly clockTolerance: number;
  /** The type that tokens must say they are (RFC 9068); undefined where issuers differ. */
  readonly type?: string;
  readonly key: JWTVerifyGetKey;
  /** Says more of a token's owner than the token does; absent: the token's subject is enough. */
  readonly userInfo?: UserInfo;
}

/** Ours: servers that share a database run by the same time. */
const OWN_TOLERANCE = 60;

/** Another issuer's clock is not in our hands: 2 hours (sections 4 and 9 of the specification). */
export const FOREIGN_TOLERANCE = 2 * 60 * 60;

/**
 * The tenant's own issuer: its keys are at hand, without a call to ourselves.
 *
 * @param keysNow the tenant's keys: the same object until they change
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

/** Another issuer (OIDC_ISSUER), as settings name it. */
export interface ForeignIssuerOptions {
  readonly issuer: string;
  readonly audience: string;
  /** The client whose tokens count without an audience; absent: an audience is asked for. */
  readonly client?: string;
}

/** Another issuer: its published keys are fetched when they are first needed, and kept. */
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
