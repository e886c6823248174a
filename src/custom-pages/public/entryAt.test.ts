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
  ['/pages/miscellaneous/coming-soon', 'comingSoon'],
  ['/pages/miscellaneous/under-maintenance', 'underMaintenance'],
  ['/pages/miscellaneous/error', 'unexpected'],
  ['/login', 'login'],
  ['/register', 'register'],
  ['/forgot-password', 'forgotPassword'],
  ['/confirmAccount/12/aB/cD', 'link'],
  ['/12/confirmEmail/aB', 'link'],
  ['/12/resetPassword/cD', 'link'],
  ['/12/autre/cD', 'app'],
  ['/home', 'app'],
  ['/types-contrat/details/3', 'app'],
  ['/presentations', 'app'],
  ['/constructor', 'app'],
])('%s is %s', (path, entry) => {
  expect(entryAt(path)).toBe(entry);
});
