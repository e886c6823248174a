import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { withoutSecrets } from './loggedRequest';

const token = () => randomBytes(32).toString('base64url');
const fileId = randomBytes(32).toString('hex');

it.each([
  [`/confirmAccount/12/${token()}/${token()}`, '/confirmAccount/12/[secret]/[secret]'],
  [`/api/Utilisateurs/12/resetPassword/${token()}?x=1`, '/api/Utilisateurs/12/resetPassword/[secret]?x=1'],
  [`/callback?code=${token()}&state=abc`, '/callback?code=[secret]&state=abc'],
  [`/api/TypeContrats/3/download/${fileId}`, `/api/TypeContrats/3/download/${fileId}`],
])('logs %s as %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged);
});
