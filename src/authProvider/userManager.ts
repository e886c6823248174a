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
 * How to sign in: authorization code with PKCE (OAuth 2.0 Security BCP, RFC 9700). Tokens stay in memory; only what a
 * redirect has to find again is kept, for this tab. The clocks of browser and server need not agree (section 4
 * tolerates 2 hours of skew): expiry is counted from the arrival of the token, by its lifetime.
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
  // A JWT access token for the API (RFC 8707); issuers that do not know this parameter may refuse it.
  ...(environment.resource !== undefined && { resource: environment.resource }),
  userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  stateStore,
  accessTokenExpiringNotificationTimeInSeconds: EXPIRY_MARGIN,
  silentRequestTimeoutInSeconds: SILENT_LIMIT,
  // The session renews by itself, so that two renewals never use the same refresh token.
  automaticSilentRenew: false,
  monitorSession: false,
});

/** @param stateStore where what a sign-in has to find again is kept */
export function createUserManager(environment: Environment, stateStore: StateStore): UserManager {
  const settings = signInSettings(environment, stateStore);
  if (!isOwnProvider(environment)) return new UserManager(settings);
  return new UserManager(settings, undefined, undefined, fetchNavigator(silentRedirect(environment), SILENT_LIMIT));
}
