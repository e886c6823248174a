import type { Environment } from '../environment/environment';
import { SILENT_RENEW } from '../resources/routes/addresses';

/** What the embedded identity provider gives. */
const DEFAULT_SCOPE = 'openid profile offline_access';

/** How long the identity provider has to answer unseen, in seconds. */
export const SILENT_LIMIT = 8;

export const scopeOf = ({ scope }: Environment): string => scope ?? DEFAULT_SCOPE;

/** Where the identity provider leads back to from an unseen sign-in. */
export const silentRedirect = ({ frontUrl }: Environment): string => frontUrl + SILENT_RENEW;

/** Whether the identity provider is a part of the page's own origin. */
export const isOwnProvider = ({ identityUrl, frontUrl }: Environment): boolean =>
  frontUrl === window.location.origin && identityUrl.startsWith(`${frontUrl}/`);
