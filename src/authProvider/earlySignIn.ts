import { decodeJwt } from 'jose/jwt/decode';
import type { Environment } from '../environment/environment';
import { isObject } from '../resources/common/isObject';
import { askProvider } from './askProvider';
import { epoch, type SignedIn } from './signedIn';
import { scopeOf, SILENT_LIMIT, silentRedirect } from './signInRequest';

/** What the token endpoint answered (RFC 6749, section 5.1), with what its identity token says. */
export interface EarlySignIn extends SignedIn {
  readonly id_token: string;
  readonly token_type: string;
  readonly scope: string;
  readonly refresh_token?: string;
  readonly expires_at?: number;
  readonly profile: {
    readonly sub: string;
    readonly iss: string;
    readonly aud: string;
    readonly exp: number;
    readonly iat: number;
    readonly name?: string;
  };
}

/** `no-session`: the identity provider knows no one here; `unknown`: something else came, of which a second sign-in tells more. */
export type EarlyOutcome = EarlySignIn | 'no-session' | 'unknown';

/** By which the identity provider says that a person has to do something first (OpenID Connect Core, section 3.1.2.6). */
const NEEDS_PERSON = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The challenge of a verifier (PKCE, RFC 7636, section 4.2). */
const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** What an identity token says, where it is this sign-in's (OpenID Connect Core, section 3.1.3.7; it came straight from the issuer). */
function profileIn(
  idToken: string,
  issuer: string,
  clientId: string,
  nonce: string,
): EarlySignIn['profile'] | undefined {
  const {
    sub,
    iss,
    aud,
    exp,
    iat,
    name,
    nonce: answered,
  } = decodeJwt<{ readonly nonce?: string; readonly name?: string }>(idToken);
  const isOurs = iss === issuer && aud === clientId && answered === nonce;
  if (!isOurs || sub === undefined || exp === undefined || iat === undefined) return undefined;
  return { sub, iss, aud, exp, iat, ...(name !== undefined && { name }) };
}

/** Exchanges the code for tokens (RFC 6749, section 4.1.3). */
async function tokensFor(
  endpoint: string,
  form: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { accept: 'application/json' },
  });
  const body: unknown = answer.ok ? await answer.json() : undefined;
  return isObject(body) ? body : {};
}

async function run(
  environment: Environment,
  metadata: Readonly<Record<string, string>>,
  onSent: () => void,
): Promise<EarlyOutcome> {
  const { clientId, resource } = environment;
  const redirect = silentRedirect(environment);
  const [verifier, state, nonce] = [
    base64url(crypto.getRandomValues(new Uint8Array(48))),
    crypto.randomUUID(),
    crypto.randomUUID(),
  ];
  const request = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: scopeOf(environment),
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    prompt: 'none',
    ...(resource !== undefined && { resource }),
  });
  const answer = await askProvider(`${metadata['authorization_endpoint']}?${request}`, redirect, SILENT_LIMIT, onSent);
  if (answer === undefined) return 'no-session';
  const { code, error, state: answered } = Object.fromEntries(new URL(answer).searchParams);
  if (answered !== state) return 'unknown';
  if (code === undefined) return NEEDS_PERSON.includes(error ?? '') ? 'no-session' : 'unknown';
  const tokens = await tokensFor(metadata['token_endpoint'] ?? '', {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: redirect,
    code_verifier: verifier,
  });
  const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken, expires_in: lifetime } = tokens;
  if (typeof accessToken !== 'string' || typeof idToken !== 'string') return 'unknown';
  const profile = profileIn(idToken, metadata['issuer'] ?? '', clientId, nonce);
  if (!profile) return 'unknown';
  return {
    access_token: accessToken,
    id_token: idToken,
    token_type: 'Bearer',
    scope: scopeOf(environment),
    profile,
    ...(typeof refreshToken === 'string' && { refresh_token: refreshToken }),
    ...(typeof lifetime === 'number' && { expires_at: epoch() + lifetime }),
  };
}

/**
 * Signs in unseen at our own identity provider, by authorization code with PKCE as the library does, in a thirtieth of its
 * code: so it can stand in the page itself and begin before any file is there. It does not wait for other tabs as renewals
 * do, since the lock takes longer than the sign-in; where two get into each other's way, a renewal follows.
 *
 * @param onSent told when the identity provider has been asked
 * @param environment with the issuer's metadata; what goes wrong is told by the sign-in that follows
 */
export async function signInEarly(environment: Environment, onSent: () => void): Promise<EarlyOutcome> {
  const { identityMetadata } = environment;
  if (!identityMetadata) return 'unknown';
  try {
    return await run(environment, identityMetadata, onSent);
  } catch {
    return 'unknown';
  }
}
