import {
  InMemoryWebStorage,
  UserManager,
  WebStorageStateStore,
  type StateStore,
  type UserManagerSettings,
} from 'oidc-client-ts';
import type { Environment } from '../environment/environment';
import { CALLBACK, PRESENTATION } from '../resources/routes/addresses';
import { fetchNavigator } from './fetchNavigator';
import { EXPIRY_MARGIN } from './signedIn';
import { isOwnProvider, scopeOf, SILENT_LIMIT, silentRedirect } from './signInRequest';

/**
 * Authorization code with PKCE (OAuth 2.0 Security BCP, RFC 9700). Tokens stay in memory; only the state of a redirect
 * is stored, for this tab. Expiry counts from the token's arrival, by its lifetime, because the clocks of browser and
 * server may differ (section 4 tolerates 2 hours of skew).
 */
const signInSettings = (environment: Environment, stateStore: StateStore): UserManagerSettings => ({
  authority: environment.identityUrl,
  ...(environment.identityMetadata && { metadata: environment.identityMetadata }),
  client_id: environment.clientId,
  redirect_uri: environment.frontUrl + CALLBACK,
  silent_redirect_uri: silentRedirect(environment),
  post_logout_redirect_uri: environment.frontUrl + PRESENTATION,
  response_type: 'code',
  scope: scopeOf(environment),
  // Requests a JWT access token for the API (RFC 8707); issuers without this parameter may refuse it.
  ...(environment.resource !== undefined && { resource: environment.resource }),
  userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  stateStore,
  accessTokenExpiringNotificationTimeInSeconds: EXPIRY_MARGIN,
  silentRequestTimeoutInSeconds: SILENT_LIMIT,
  // The session renews by itself, so that two renewals never use the same refresh token.
  automaticSilentRenew: false,
  monitorSession: false,
});

/** @param stateStore keeps the state of pending sign-ins */
export function createUserManager(environment: Environment, stateStore: StateStore): UserManager {
  const settings = signInSettings(environment, stateStore);
  if (!isOwnProvider(environment)) return new UserManager(settings);
  return new UserManager(settings, undefined, undefined, fetchNavigator(silentRedirect(environment), SILENT_LIMIT));
}
