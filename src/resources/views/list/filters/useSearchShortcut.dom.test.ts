import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSearchShortcut } from './useSearchShortcut';

afterEach(() => document.body.replaceChildren());

it('without a focus, Down goes to the first row and / to the search', () => {
  document.body.innerHTML =
    '<main><input id="search"><table><tbody><tr><th><a href="#" id="first">Bruit</a></th></tr></tbody></table></main>';
  renderHook(() => useSearchShortcut({ current: document.querySelector('input') }));
  const press = (key: string) => {
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    return document.activeElement?.id;
  };
  expect(press('ArrowDown')).toBe('first');
  expect(press('/')).toBe('search');
  // Down in an input is the input's.
  expect(press('ArrowDown')).toBe('search');
});
