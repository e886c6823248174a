/** The addresses that signing in and out needs (section 2 of the specification). */
export const HOME = '/home';
export const PRESENTATION = '/presentation';
export const LOGIN = '/login';
export const CALLBACK = '/callback';
export const SILENT_RENEW = '/silent-renew';
export const NOT_AUTHORIZED = '/pages/miscellaneous/not-authorized';

/** Pages of those who are not signed in: coming back to them after signing in would lead nowhere. */
const BEFORE_SIGNING_IN = ['/', PRESENTATION, CALLBACK, SILENT_RENEW, LOGIN];

/** Where a person goes after signing in: the address that was asked for, where it is one of ours. */
export function returnAddress(asked: unknown): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return HOME;
  const path = asked.split(/[?#]/)[0] ?? '';
  return BEFORE_SIGNING_IN.includes(path) ? HOME : asked;
}
