import { tokenLinkAt } from './account/tokenLinks';

/** The first page of a visit: a light page, a step of the sign-in, or the application. */
export type PublicEntryName =
  | 'presentation'
  | 'callback'
  | 'silentRenew'
  | 'notFound'
  | 'notAuthorized'
  | 'comingSoon'
  | 'underMaintenance'
  | 'unexpected'
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'link'
  | 'app';

const ENTRIES: Readonly<Record<string, PublicEntryName>> = {
  '/': 'presentation',
  '/presentation': 'presentation',
  '/callback': 'callback',
  '/silent-renew': 'silentRenew',
  '/error-404': 'notFound',
  '/pages/miscellaneous/not-authorized': 'notAuthorized',
  '/pages/miscellaneous/coming-soon': 'comingSoon',
  '/pages/miscellaneous/under-maintenance': 'underMaintenance',
  '/pages/miscellaneous/error': 'unexpected',
  '/login': 'login',
  '/register': 'register',
  '/forgot-password': 'forgotPassword',
};

/** The entry for a path (section 2 of the specification); fixed routes take precedence over links. */
export function entryAt(pathname: string): PublicEntryName {
  const path = pathname.replace(/\/+$/, '') || '/';
  const fixed = Object.hasOwn(ENTRIES, path) ? ENTRIES[path] : undefined;
  return fixed ?? (tokenLinkAt(path) ? 'link' : 'app');
}
