import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSaveKey } from './useSaveShortcut';

afterEach(() => document.body.replaceChildren());

function draw() {
  document.body.innerHTML = `
    <form id="form"><input id="name">
      <div id="closed" role="combobox" aria-expanded="false" tabindex="0"></div>
      <div id="open" role="combobox" aria-expanded="true" tabindex="0"></div>
      <input id="picker" role="combobox" aria-expanded="true">
    </form>
    <textarea id="comment"></textarea>`;
  let saved = 0;
  const opened: string[] = [];
  for (const id of ['closed', 'open'])
    document.getElementById(id)?.addEventListener('keydown', (event) => {
      opened.push(id);
      // A choice uses Enter: it opens, or takes the option.
      event.preventDefault();
    });
  document.getElementById('picker')?.addEventListener('keydown', (event) => event.preventDefault());
  renderHook(() => useSaveKey({ current: document.getElementById('form') }, () => (saved += 1)));
  const press = (id: string, key: string, more: KeyboardEventInit = { ctrlKey: true }) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  return { press, saved: () => saved, opened };
}

it('Ctrl+Enter saves from a closed choice, which it does not open', () => {
  const { press, saved, opened } = draw();
  press('closed', 'Enter');
  expect(saved()).toBe(1);
  expect(opened).toEqual([]);
  press('closed', 'Enter', { metaKey: true });
  expect(saved()).toBe(2);
});

it('Ctrl+Enter in an open choice is its own', () => {
  const { press, saved, opened } = draw();
  press('open', 'Enter');
  press('picker', 'Enter');
  expect(saved()).toBe(0);
  expect(opened).toEqual(['open']);
});

it('Ctrl+S and Ctrl+Enter save from a text of the form; in another form, only Ctrl+S does', () => {
  const { press, saved } = draw();
  press('name', 'Enter');
  press('name', 's');
  expect(saved()).toBe(2);
  press('comment', 'Enter');
  expect(saved()).toBe(2);
  press('name', 'Enter', {});
  press('name', 'Enter', { ctrlKey: true, repeat: true });
  expect(saved()).toBe(2);
});
