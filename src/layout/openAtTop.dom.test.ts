import { beforeEach, expect, it } from 'vitest';
import { openAtTop } from './openAtTop';

const PLACES = 'react-router-scroll-positions';

beforeEach(() => sessionStorage.setItem(PLACES, JSON.stringify({ '/home': 700, k3x: 120 })));

const kept = () => JSON.parse(sessionStorage.getItem(PLACES) ?? '{}') as unknown;

it('a typed address opens at its top, and pages to go back to keep their place', () => {
  openAtTop('/home', 'navigate');
  expect(kept()).toEqual({ k3x: 120 });
});

it('a page that is reloaded or gone back to keeps its place', () => {
  openAtTop('/home', 'reload');
  openAtTop('/home', 'back_forward');
  openAtTop('/home', undefined);
  expect(kept()).toEqual({ '/home': 700, k3x: 120 });
});

it('opens where nothing is kept', () => {
  sessionStorage.removeItem(PLACES);
  openAtTop('/home', 'navigate');
  expect(sessionStorage.getItem(PLACES)).toBeNull();
});
