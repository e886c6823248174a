import { expect, it } from 'vitest';
import { entryAt } from './entryAt';

it.each([
  ['/', 'presentation'],
  ['/presentation', 'presentation'],
  ['/presentation/', 'presentation'],
  ['/callback', 'callback'],
  ['/silent-renew', 'silentRenew'],
  ['/error-404', 'notFound'],
  ['/pages/miscellaneous/not-authorized', 'notAuthorized'],
  ['/login', 'login'],
  ['/home', 'app'],
  ['/types-contrat/details/3', 'app'],
  ['/presentations', 'app'],
  ['/constructor', 'app'],
])('%s is %s', (path, entry) => {
  expect(entryAt(path)).toBe(entry);
});
