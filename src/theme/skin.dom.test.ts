import { beforeEach, expect, it, vi } from 'vitest';
import { chooseSkin, currentSkin, SKIN_KEY, subscribeToSkin } from './skin';

function systemPrefers(dark: boolean) {
  const media = { matches: dark, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
  return media;
}

beforeEach(() => localStorage.clear());

it('the skin is light until chosen, and can follow the system', () => {
  systemPrefers(true);
  expect(currentSkin()).toBe('light');
  chooseSkin('system');
  expect(currentSkin()).toBe('dark');
  chooseSkin('light');
  expect(currentSkin()).toBe('light');
  expect(localStorage.getItem(SKIN_KEY)).toBe('light');
});

it('an invalid stored skin is ignored', () => {
  systemPrefers(false);
  localStorage.setItem(SKIN_KEY, 'sepia');
  expect(currentSkin()).toBe('light');
});

it('a choice is announced until unsubscribed', () => {
  const media = systemPrefers(false);
  const listener = vi.fn();
  const end = subscribeToSkin(listener);
  chooseSkin('dark');
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  chooseSkin('light');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(media.removeEventListener).toHaveBeenCalledWith('change', listener);
});
