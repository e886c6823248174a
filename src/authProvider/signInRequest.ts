import type { Environment } from '../environment/environment';
import { SILENT_RENEW } from '../resources/routes/addresses';

/** Scopes of the embedded identity provider. */
const DEFAULT_SCOPE = 'openid profile offline_access';

/** Timeout of a silent sign-in, in seconds. */
export const SILENT_LIMIT = 8;

export const scopeOf = ({ scope }: Environment): string => scope ?? DEFAULT_SCOPE;

/** Redirect URI of silent sign-ins. */
export const silentRedirect = ({ frontUrl }: Environment): string => frontUrl + SILENT_RENEW;

/** The identity provider has the page's own origin. */
export const isOwnProvider = ({ identityUrl, frontUrl }: Environment): boolean =>
  frontUrl === window.location.origin && identityUrl.startsWith(`${frontUrl}/`);
