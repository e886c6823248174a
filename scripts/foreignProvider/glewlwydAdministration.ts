import { exportJWK, generateKeyPair } from 'jose';
import type { Person } from '../../test/support/people';

/** Configuration of the provider: the client and one person. */
export interface ProviderSetup {
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutUri: string;
  readonly person: Person & { readonly name: string; readonly login: string };
  /** Audience for access tokens (RFC 8707); absent: the provider ignores `resource`. */
  readonly resource?: string;
  /** Publishes an end-session endpoint. */
  readonly endsSessions: boolean;
}

/** The default administrator of Debian's tables. */
const ADMINISTRATOR = { username: 'admin', password: 'password' };

/** Debian's tables contain `openid`; the others are created here. */
const SCOPES = ['openid', 'profile', 'email'] as const;

export const issuerAt = (url: string): string => `${url}/api/oidc`;

type Call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<Response>;

function createCall(url: string, cookie: string): Call {
  return async (method, path, body) => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
}

async function signInAsAdministrator(url: string): Promise<Call> {
  const answer = await createCall(url, '')('POST', '/auth/', ADMINISTRATOR);
  return createCall(
    url,
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  );
}

async function signingKeys(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return JSON.stringify({ keys: [{ ...(await exportJWK(privateKey)), kid: 'foreign-1', alg: 'RS256' }] });
}

/** The OpenID Connect plugin: authorization code with PKCE, and refresh tokens; the e-mail is only in the userinfo. */
const plugin = async (url: string, { resource, endsSessions }: ProviderSetup) => ({
  module: 'oidc',
  name: 'oidc',
  display_name: 'OpenID Connect',
  parameters: {
    iss: issuerAt(url),
    'jwks-private': await signingKeys(),
    'default-kid': 'foreign-1',
    'jwks-show': true,
    // Socle renews two minutes before expiry: here a few seconds after the sign-in.
    'access-token-duration': 125,
    'refresh-token-duration': 3600,
    'code-duration': 60,
    'refresh-token-rolling': true,
    'refresh-token-one-use': 'never',
    'allow-non-oidc': false,
    'auth-type-code-enabled': true,
    'auth-type-refresh-enabled': true,
    'auth-type-token-enabled': false,
    'auth-type-id-token-enabled': false,
    'auth-type-none-enabled': false,
    'auth-type-password-enabled': false,
    'auth-type-client-enabled': false,
    'allowed-scope': [...SCOPES],
    'subject-type': 'public',
    'name-claim': 'on-demand',
    'name-claim-scope': ['profile'],
    'email-claim': 'on-demand',
    'email-claim-scope': ['email'],
    'pkce-allowed': true,
    'pkce-method-plain-allowed': false,
    'pkce-required': true,
    'session-management-allowed': endsSessions,
    // Required by its end-session page.
    'front-channel-logout-allowed': endsSessions,
    'back-channel-logout-allowed': endsSessions,
    'session-cookie-name': 'GLEWLWYD2_OIDC_SID',
    'session-cookie-expiration': 3600,
    'resource-allowed': resource !== undefined,
    ...(resource !== undefined && { 'resource-scope': { openid: [resource] } }),
  },
});

interface ClientModule {
  readonly parameters: { readonly 'data-format': Readonly<Record<string, unknown>> };
}

/** The plugin reads a list of post-logout addresses; Debian's tables store a single one under another name. */
async function keepPostLogoutAddresses(call: Call): Promise<void> {
  const client = (await (await call('GET', '/mod/client/database')).json()) as ClientModule;
  const format = {
    ...client.parameters['data-format'],
    post_logout_redirect_uris: { multiple: true, read: true, write: true },
  };
  await call('PUT', '/mod/client/database', { ...client, parameters: { ...client.parameters, 'data-format': format } });
  await call('PUT', '/mod/reload/');
}

/**
 * Configures Glewlwyd through its administration API.
 * @param url without a trailing slash
 * @throws {Error} with the failed call and its response
 */
export async function administerGlewlwyd(url: string, setup: ProviderSetup): Promise<void> {
  const { clientId, redirectUris, postLogoutUri, person } = setup;
  const call = await signInAsAdministrator(url);
  for (const name of SCOPES.slice(1))
    await call('POST', '/scope/', { name, display_name: name, password_required: true });
  await call('POST', '/mod/plugin/', await plugin(url, setup));
  await keepPostLogoutAddresses(call);
  await call('POST', '/client/', {
    client_id: clientId,
    name: 'Socle',
    enabled: true,
    confidential: false,
    scope: [],
    authorization_type: ['code', 'refresh_token'],
    redirect_uri: redirectUris,
    post_logout_redirect_uris: [postLogoutUri],
    token_endpoint_auth_method: ['none'],
  });
  await call('POST', '/user/', {
    username: person.login,
    password: person.password,
    name: person.name,
    email: person.email,
    enabled: true,
    scope: [...SCOPES],
  });
}
