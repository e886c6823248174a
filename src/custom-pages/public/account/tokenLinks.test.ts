import { expect, it } from 'vitest';
import { tokenLinkAt } from './tokenLinks';

it.each([
  ['/confirmAccount/12/aB-_/cD', { entry: 'confirmAccount', userId: '12', emailToken: 'aB-_', passwordToken: 'cD' }],
  ['/confirmaccount/12/aB/cD/', { entry: 'confirmAccount', userId: '12', emailToken: 'aB', passwordToken: 'cD' }],
  ['/12/confirmEmail/aB', { entry: 'confirmEmail', userId: '12', emailToken: 'aB' }],
  ['/12/resetPassword/cD', { entry: 'resetPassword', userId: '12', passwordToken: 'cD' }],
  ['/12/resetPassword', undefined],
  ['/utilisateurs/resetPassword/cD', undefined],
  ['/home', undefined],
])('%s is %j', (path, link) => {
  expect(tokenLinkAt(path)).toEqual(link);
});
