import {
  InMemoryWebStorage,
  UserManager,
  WebStorageStateStore,
  type StateStore,
  type UserManagerSettings,
} from 'oidc-client-ts';
import type { Environment } from '../environment/environment';
import { CALLBACK, PRESENTATION, SILENT_RENEW } from '../resources/routes/addresses';
import { fetchNavigator } from './fetchNavigator';

/** A token counts as expiring this long before it does, in seconds (section 9 of the specification). */
export const EXPIRY_MARGIN = 120;

/** What the embedded identity provider gives. */
const DEFAULT_SCOPE = 'openid profile offline_access';

/** How long the identity provider has to answer unseen, in seconds. */
const SILENT_LIMIT = 8;

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
  silent_redirect_uri: environment.frontUrl + SILENT_RENEW,
  post_logout_redirect_uri: environment.frontUrl + PRESENTATION,
  response_type: 'code',
  scope: environment.scope ?? DEFAULT_SCOPE,
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

/** Whether the identity provider is a part of the page's own origin. */
const isOwnProvider = ({ identityUrl, frontUrl }: Environment): boolean =>
  frontUrl === window.location.origin && identityUrl.startsWith(`${frontUrl}/`);

/**
 * @param stateStore where what a sign-in has to find again is kept
 * @param onSent told when our own identity provider has been asked for an unseen sign-in
 */
export function createUserManager(environment: Environment, stateStore: StateStore, onSent: () => void): UserManager {
  const settings = signInSettings(environment, stateStore);
  if (!isOwnProvider(environment)) return new UserManager(settings);
  const silently = fetchNavigator(environment.frontUrl + SILENT_RENEW, SILENT_LIMIT, onSent);
  return new UserManager(settings, undefined, undefined, silently);
}
