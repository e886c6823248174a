import { CALLBACK, HOME, LOGIN, PRESENTATION, SILENT_RENEW } from '../resources/routes/addresses';

/** Public pages, which are useless as targets after a sign-in. */
const BEFORE_SIGNING_IN = ['/', PRESENTATION, CALLBACK, SILENT_RENEW, LOGIN, '/register', '/forgot-password'];

/** The requested address if it is a path of the portal, else home; prevents open redirects. */
export function returnAddress(asked: unknown): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return HOME;
  const path = asked.split(/[?#]/)[0] ?? '';
  return BEFORE_SIGNING_IN.includes(path) ? HOME : asked;
}
