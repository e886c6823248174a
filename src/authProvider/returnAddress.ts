import { CALLBACK, HOME, LOGIN, PRESENTATION, SILENT_RENEW } from '../resources/routes/addresses';

/** Pages of those who are not signed in: coming back to them after signing in would lead nowhere. */
const BEFORE_SIGNING_IN = ['/', PRESENTATION, CALLBACK, SILENT_RENEW, LOGIN, '/register', '/forgot-password'];

/** Where a person goes after signing in: the address that was asked for, where it is one of ours. */
export function returnAddress(asked: unknown): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return HOME;
  const path = asked.split(/[?#]/)[0] ?? '';
  return BEFORE_SIGNING_IN.includes(path) ? HOME : asked;
}
