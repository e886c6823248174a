import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSearchShortcut } from './useSearchShortcut';

afterEach(() => document.body.replaceChildren());

it('without a focus, Down goes to the first row and / to the search', () => {
  document.body.innerHTML =
    '<main><button id="tool">Filtrer</button><div role="menu"><button id="entry">Vue</button></div><input id="search"><input type="checkbox" id="box"><table><tbody><tr><th><a href="#" id="first">Bruit</a></th></tr></tbody></table></main>';
  renderHook(() => useSearchShortcut({ current: document.querySelector('input') }));
  const press = (key: string) => {
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    return document.activeElement?.id;
  };
  expect(press('ArrowDown')).toBe('first');
  expect(press('/')).toBe('search');
  // A ticked box has no text.
  document.getElementById('box')?.focus();
  expect(press('/')).toBe('search');
  for (const key of ['ArrowDown', 'j']) {
    document.getElementById('tool')?.focus();
    expect(press(key)).toBe('first');
  }
  // A menu has its own arrows.
  document.getElementById('entry')?.focus();
  expect(press('ArrowDown')).toBe('entry');
  document.getElementById('search')?.focus();
  // Down in an input is the input's.
  expect(press('ArrowDown')).toBe('search');
});
