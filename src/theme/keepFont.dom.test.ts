import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FONT_KEY, keepFont } from './keepFont';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('the font is fetched once, and its address stored for the next visit', async () => {
  const fetched = vi.fn(async () => new Response('font'));
  vi.stubGlobal('fetch', fetched);
  await keepFont();
  expect(localStorage.getItem(FONT_KEY)).toContain('inter');
  await keepFont();
  expect(fetched).toHaveBeenCalledOnce();
});

it('the address of a failed font is not stored', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await keepFont();
  expect(localStorage.getItem(FONT_KEY)).toBeNull();
});
