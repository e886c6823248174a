import { beforeEach, expect, it, vi } from 'vitest';
import { beginPerson, forgetPerson, onAnotherPerson, PERSON_KEYS, rememberOfPerson } from './person';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = () => Object.keys(localStorage).sort();

it("signing out clears the person's data, and keeps the device's", () => {
  localStorage.setItem('socle.skin', 'dark');
  localStorage.setItem('RaStore.locale', '"de"');
  localStorage.setItem('RaStore.visits.7', '[]');
  sessionStorage.setItem('socle.draft.7./themes/creation', '{}');
  sessionStorage.setItem('oidc.state', '{}');
  beginPerson('7');
  rememberOfPerson('rights', ['A:read']);
  forgetPerson();
  expect(stored()).toEqual(['RaStore.locale', 'socle.skin']);
  expect(Object.keys(sessionStorage)).toEqual(['oidc.state']);
});

it('nothing of one person remains for the next', () => {
  beginPerson('7');
  rememberOfPerson('rights', ['A:read']);
  sessionStorage.setItem('socle.draft.7./themes/creation', '{}');
  beginPerson('7');
  expect(stored()).toEqual([PERSON_KEYS.rights, PERSON_KEYS.user]);
  beginPerson('8');
  expect(stored()).toEqual([PERSON_KEYS.user]);
  expect(sessionStorage).toHaveLength(0);
});

it('another person in another tab is detected', () => {
  const listener = vi.fn();
  onAnotherPerson(() => '7', listener);
  const tell = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell(PERSON_KEYS.user, '{"subject":"7"}');
  tell(PERSON_KEYS.user, null);
  tell(PERSON_KEYS.rights, '{"subject":"8"}');
  expect(listener).not.toHaveBeenCalled();
  tell(PERSON_KEYS.user, '{"subject":"8"}');
  expect(listener).toHaveBeenCalledOnce();
});
