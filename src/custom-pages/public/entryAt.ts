import { tokenLinkAt } from './account/tokenLinks';

/** What the first page of a visit is: one of the light ones, a step of the sign-in, or the application. */
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

/** The entry behind a path (section 2 of the specification); a trailing slash is ignored, fixed routes win over links. */
export function entryAt(pathname: string): PublicEntryName {
  const path = pathname.replace(/\/+$/, '') || '/';
  const fixed = Object.hasOwn(ENTRIES, path) ? ENTRIES[path] : undefined;
  return fixed ?? (tokenLinkAt(path) ? 'link' : 'app');
}
