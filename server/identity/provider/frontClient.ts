import type { ClientMetadata } from 'oidc-provider';
import { SIGNING_ALGORITHM } from '../storage/signingKeys';

export const SCOPES = ['openid', 'profile', 'offline_access'] as const;

export const audienceOf = (origin: string): string => `${origin}/api`;

export const issuerOf = (origin: string): string => `${origin}/identity`;

/** The front end is a public OpenID client, so it has no secret and uses PKCE. */
export const frontClient = (clientId: string, origin: string): ClientMetadata => ({
  client_id: clientId,
  client_name: 'Socle',
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  scope: SCOPES.join(' '),
  id_token_signed_response_alg: SIGNING_ALGORITHM,
  redirect_uris: [`${origin}/callback`, `${origin}/silent-renew`],
  post_logout_redirect_uris: [`${origin}/presentation`],
});
