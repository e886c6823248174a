import { decodeJwt } from 'jose/jwt/decode';
import type { Environment } from '../environment/environment';
import { isObject } from '../resources/common/isObject';
import { askProvider } from './askProvider';
import { epoch, type SignedIn } from './signedIn';
import { scopeOf, SILENT_LIMIT, silentRedirect } from './signInRequest';

/** The token endpoint's answer (RFC 6749, section 5.1), with the claims of the ID token. */
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

/** `no-session`: the provider has no session; `unknown`: any other failure, which the regular sign-in will report. */
export type EarlyOutcome = EarlySignIn | 'no-session' | 'unknown';

/** Errors that require the person's interaction (OpenID Connect Core, section 3.1.2.6). */
const NEEDS_PERSON = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The PKCE challenge of a verifier (RFC 7636, section 4.2). */
const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** The claims of this request's ID token. It came directly from the issuer, so its signature is not checked. */
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
 * Signs in silently at our own identity provider, by authorization code with PKCE, in a thirtieth of the library's
 * code: so it can be inlined in the page, and run before any file loads. Unlike renewals it takes no lock between tabs,
 * which would take longer than the sign-in; if two tabs collide, a renewal follows.
 * @param onSent called when the request has been sent
 * @param environment with the issuer's metadata
 * @returns never rejects: the regular sign-in reports failures
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
