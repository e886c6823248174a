import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FONT_KEY, keepFont } from './keepFont';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('is fetched once, and its address kept for the next opening', async () => {
  const fetched = vi.fn(async () => new Response('font'));
  vi.stubGlobal('fetch', fetched);
  await keepFont();
  expect(localStorage.getItem(FONT_KEY)).toContain('inter');
  await keepFont();
  expect(fetched).toHaveBeenCalledOnce();
});

it('keeps no address of a font that did not come', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await keepFont();
  expect(localStorage.getItem(FONT_KEY)).toBeNull();
});
