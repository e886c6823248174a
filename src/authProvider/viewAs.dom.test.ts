import { beforeEach, expect, it, vi } from 'vitest';
import { forgetPerson, PERSON_KEYS, rememberOfPerson } from './person';
import { beginView, forgetView, hasLeftView, leaveView, viewedPerson } from './viewAs';

const julien = { id: 2, name: 'Julien Lefèvre' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('lasts until it is ended and the API has been told', () => {
  beginView(julien);
  expect(viewedPerson()).toEqual(julien);
  expect(hasLeftView()).toBe(false);
  leaveView();
  expect(viewedPerson()).toBeUndefined();
  expect(hasLeftView()).toBe(true);
  forgetView();
  expect(hasLeftView()).toBe(false);
});

it('leaves nothing behind without a view', () => {
  leaveView();
  expect(hasLeftView()).toBe(false);
});

it('ends with the session, and is not in local storage', () => {
  beginView(julien);
  expect(JSON.stringify(localStorage)).not.toMatch(/Julien|2/);
  forgetPerson();
  expect(viewedPerson()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it("keeps the other person's permissions apart from the signed-in person's", () => {
  rememberOfPerson('rights', ['THEMES:admin']);
  beginView(julien);
  rememberOfPerson('rights', ['THEMES:read']);
  expect(localStorage.getItem(PERSON_KEYS.rights)).toBe('["THEMES:admin"]');
});

it('does not delay a page if no tab has viewed as another person', () => {
  const read = vi.spyOn(Storage.prototype, 'getItem');
  expect(viewedPerson()).toBeUndefined();
  expect(read.mock.contexts).toEqual([localStorage]);
  read.mockRestore();
});
