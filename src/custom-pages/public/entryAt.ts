/** What the first page of a visit is: one of the light ones, a step of the sign-in, or the application. */
export type Entry = 'presentation' | 'callback' | 'silentRenew' | 'notFound' | 'notAuthorized' | 'login' | 'app';

const ENTRIES: Readonly<Record<string, Entry>> = {
  '/': 'presentation',
  '/presentation': 'presentation',
  '/callback': 'callback',
  '/silent-renew': 'silentRenew',
  '/error-404': 'notFound',
  '/pages/miscellaneous/not-authorized': 'notAuthorized',
  '/login': 'login',
};

/** The entry behind a path (section 2 of the specification); a trailing slash is ignored. */
export function entryAt(pathname: string): Entry {
  const path = pathname.replace(/\/+$/, '') || '/';
  return Object.hasOwn(ENTRIES, path) ? (ENTRIES[path] ?? 'app') : 'app';
}
