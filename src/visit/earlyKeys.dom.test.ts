import { expect, it } from 'vitest';
import { keepEarlyKeys } from './earlyKeys';

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));

it('keeps what is typed after Ctrl K until the palette takes it, and nothing later', () => {
  keepEarlyKeys();
  press('x');
  expect(press('k', { ctrlKey: true })).toBe(false);
  for (const key of ['p', 'l', 'x', 'Backspace', 'a', 'Shift']) press(key);
  expect(window.socleEarlyKeys?.take()).toBe('pla');
  expect(window.socleEarlyKeys).toBeUndefined();
  expect(press('k', { ctrlKey: true })).toBe(true);
});

it('leaves other keys to the browser, and forgets a palette that Escape closed', () => {
  keepEarlyKeys();
  expect(press(' ')).toBe(true);
  press('k', { metaKey: true });
  press('a');
  press('Escape');
  expect(window.socleEarlyKeys?.take()).toBeUndefined();
});
