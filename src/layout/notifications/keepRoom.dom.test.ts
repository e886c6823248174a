import { afterEach, expect, it, vi } from 'vitest';
import { keepRoom } from './useNoticePlace';

const root = document.documentElement;
const heights = (content: number, window: number) => {
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(content);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(window);
};
const rooms = () => ['--notices-room', '--notices-page-room'].map((name) => root.style.getPropertyValue(name));
afterEach(() => {
  vi.restoreAllMocks();
  root.removeAttribute('style');
});

it('a page that scrolls ends above the notices, and as before when they are gone', () => {
  heights(2000, 900);
  keepRoom(64);
  expect(rooms()).toEqual(['64px', '64px']);
  keepRoom(0);
  expect(rooms()).toEqual(['0px', '0px']);
});

it('a page that fits its window does not begin to scroll, what scrolls within it has the room', () => {
  heights(900, 900);
  keepRoom(64);
  expect(rooms()).toEqual(['64px', '0px']);
  // Its own room is no reason to scroll.
  heights(2000, 900);
  keepRoom(80);
  heights(970, 900);
  keepRoom(90);
  expect(rooms()).toEqual(['90px', '0px']);
});
