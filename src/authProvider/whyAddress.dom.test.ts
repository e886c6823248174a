import { beforeEach, expect, it } from 'vitest';
import { rememberOfPerson } from './person';
import { beginView } from './viewAs';
import { whyAddress } from './whyAddress';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  rememberOfPerson('user', { id: '7', subject: '7' });
});

it('an administrator gets a link to the explanation, for themselves and the viewed person', () => {
  rememberOfPerson('rights', ['ACL:read']);
  expect(whyAddress({ path: '/themes' })).toBe('/access-control?personne=7&onglet=why&ecran=%2Fthemes');
  beginView({ id: 2, name: 'Julien' });
  expect(whyAddress({ path: '/themes' })).toContain('personne=2');
});

it('others get no link', () => {
  expect(whyAddress({ path: '/themes' })).toBeUndefined();
  rememberOfPerson('rights', ['THEMES:read']);
  expect(whyAddress({ path: '/themes' })).toBeUndefined();
  rememberOfPerson('rights', ['ACL:read']);
  expect(whyAddress({})).toBeUndefined();
});
