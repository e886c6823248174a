import { beforeEach, expect, it, vi } from 'vitest';
import { forgetPerson, PERSON_KEYS, rememberOfPerson } from './person';
import { beginView, forgetView, hasLeftView, leaveView, viewedPerson } from './viewAs';

const julien = { id: 2, name: 'Julien Lefèvre' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('lasts until it is left, and then until the API has been told', () => {
  beginView(julien);
  expect(viewedPerson()).toEqual(julien);
  expect(hasLeftView()).toBe(false);
  leaveView();
  expect(viewedPerson()).toBeUndefined();
  expect(hasLeftView()).toBe(true);
  forgetView();
  expect(hasLeftView()).toBe(false);
});

it('leaves nothing where there was no view', () => {
  leaveView();
  expect(hasLeftView()).toBe(false);
});

it('ends with the session, and stays out of local storage', () => {
  beginView(julien);
  expect(JSON.stringify(localStorage)).not.toMatch(/Julien|2/);
  forgetPerson();
  expect(viewedPerson()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('keeps what the other person holds away from what is kept of the signed-in one', () => {
  rememberOfPerson('rights', ['THEMES:admin']);
  beginView(julien);
  rememberOfPerson('rights', ['THEMES:read']);
  expect(localStorage.getItem(PERSON_KEYS.rights)).toBe('["THEMES:admin"]');
});

it('does not make a page wait for session storage where no tab has had a view', () => {
  const read = vi.spyOn(Storage.prototype, 'getItem');
  expect(viewedPerson()).toBeUndefined();
  expect(read.mock.contexts).toEqual([localStorage]);
  read.mockRestore();
});
