import { afterEach, expect, it } from 'vitest';
import { onHeadKey } from './headKeys';
import { markRowFocus, onRowKey } from './rowKeys';

afterEach(() => document.body.replaceChildren());

function draw(): (name: string) => HTMLElement {
  document.body.innerHTML = `
    <table>
      <thead><tr>
        <th><span class="head-name" id="nom" tabindex="0">Nom</span><span class="column-edge" tabindex="-1"></span></th>
        <th><span class="head-name" id="ville" tabindex="-1">Ville</span><span class="column-edge" tabindex="-1"></span></th>
      </tr></thead>
      <tbody>${[1, 2, 3].map((row) => `<tr><td><input type="checkbox" id="box${row}"></td><th><a href="#" id="link${row}">n</a></th><td><button id="act${row}">m</button></td></tr>`).join('')}</tbody>
    </table>`;
  const head = document.querySelector('thead tr');
  head?.addEventListener('keydown', (event) => onHeadKey({ nativeEvent: event as KeyboardEvent, currentTarget: head }));
  document.querySelector('tbody')?.addEventListener('keydown', (event) => onRowKey(event as KeyboardEvent));
  return (name) => document.querySelector<HTMLElement>(`#${name}`) ?? document.body;
}

/** The focus after a key; the browser's own Tab continues from there. */
function after(element: HTMLElement, key: string, shiftKey = false): string {
  element.focus();
  element.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  return document.activeElement?.id ?? '';
}

it('arrows move between headers, and Shift with arrows resizes', () => {
  const get = draw();
  expect(after(get('nom'), 'ArrowRight')).toBe('ville');
  expect(after(get('ville'), 'ArrowLeft')).toBe('nom');
  expect(after(get('nom'), 'End')).toBe('ville');
  expect(after(get('ville'), 'ArrowRight')).toBe('ville');
  expect(after(get('nom'), 'ArrowRight', true)).toBe('nom');
});

it('Tab leaves the rows from anywhere in a row', () => {
  const get = draw();
  expect(after(get('act1'), 'Tab')).toBe('act3');
  expect(after(get('box2'), 'Tab', true)).toBe('box1');
  expect(after(get('link2'), 'Tab')).toBe('link2');
  expect(after(get('link2'), 'ArrowDown')).toBe('link3');
});

it('Enter opens a row from its checkbox too', () => {
  const get = draw();
  let opened = 0;
  get('link2').addEventListener('click', () => (opened += 1));
  after(get('box2'), 'Enter');
  expect(opened).toBe(1);
});

it('a shortcut moves from a row to the actions of the selection', () => {
  const get = draw();
  expect(after(get('link2'), 'a')).toBe('link2');
  document.body.insertAdjacentHTML('afterbegin', '<div data-selection-offers><button id="edit">e</button></div>');
  expect(after(get('link2'), 'a')).toBe('edit');
});

it('the list is marked while a row has the focus', () => {
  const found = draw();
  const frame = document.createElement('div');
  frame.className = 'list-frame';
  frame.append(...document.body.children);
  document.body.append(frame);
  for (const type of ['focus', 'blur']) document.querySelector('tbody')?.addEventListener(type, markRowFocus, true);
  found('link2').focus();
  expect(frame.hasAttribute('data-keys')).toBe(true);
  found('nom').focus();
  expect(frame.hasAttribute('data-keys')).toBe(false);
});
