import { afterEach, expect, it } from 'vitest';
import { onHeadKey } from './headKeys';
import { markRowFocus, onRowKey, returnToRow } from './rowKeys';

afterEach(() => document.body.replaceChildren());

function draw(): (name: string) => HTMLElement {
  document.body.innerHTML = `
    <table>
      <thead><tr>
        <th><span class="head-name" id="nom" tabindex="0">Nom</span><span class="column-edge" tabindex="-1"></span></th>
        <th><span class="head-name" id="ville" tabindex="-1">Ville</span><span class="column-edge" tabindex="-1"></span></th>
      </tr></thead>
      <tbody>${[1, 2, 3].map((row) => `<tr><td><input type="checkbox" id="box${row}"></td><th><a href="#" id="link${row}">n</a></th><td><button id="act${row}" aria-keyshortcuts="E">m</button></td></tr>`).join('')}</tbody>
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

it('Control + A selects the page, then all results, and not the texts of the page', () => {
  const get = draw();
  const head = Object.assign(document.createElement('input'), { type: 'checkbox', id: 'page' });
  document.querySelector('thead th')?.prepend(head);
  const everything = document.body.appendChild(document.createElement('button'));
  everything.dataset['selectEverything'] = '';
  let all = 0;
  everything.addEventListener('click', () => (all += 1));
  const press = () => {
    const key = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true });
    get('link2').dispatchEvent(key);
    return key.defaultPrevented;
  };
  get('link2').focus();
  expect(press()).toBe(true);
  expect([head.checked, all]).toEqual([true, 0]);
  expect(press()).toBe(true);
  expect([head.checked, all]).toEqual([true, 1]);
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

it('J and K move between rows, X selects one and E edits it, as in mail programs', () => {
  const get = draw();
  expect(after(get('link2'), 'j')).toBe('link3');
  expect(after(get('box2'), 'K')).toBe('box1');
  // At the end the key is used up: the page below would open its next record.
  const last = new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true });
  get('link3').dispatchEvent(last);
  expect(last.defaultPrevented).toBe(true);
  after(get('link2'), 'x');
  expect(get('box2')).toBeChecked();
  let edited = 0;
  get('act2').addEventListener('click', () => (edited += 1));
  after(get('link2'), 'e');
  expect(edited).toBe(1);
});

it('Shift with an arrow, J or K selects on the way, and takes back on the way back', () => {
  const get = draw();
  const chosen = () => [1, 2, 3].filter((row) => (get(`box${row}`) as HTMLInputElement).checked);
  expect(after(get('link1'), 'ArrowDown', true)).toBe('link2');
  expect(chosen()).toEqual([1, 2]);
  expect(after(get('link2'), 'J', true)).toBe('link3');
  expect(chosen()).toEqual([1, 2, 3]);
  expect(after(get('link3'), 'K', true)).toBe('link2');
  expect(chosen()).toEqual([1, 2]);
  expect(after(get('link2'), 'X', true)).toBe('link2');
  expect(chosen()).toEqual([1, 2]);
});

it('Left closes the group of a row, arrows stop at the closed head, and Right opens it', () => {
  const get = draw();
  get('link2')
    .closest('tr')
    ?.insertAdjacentHTML(
      'beforebegin',
      '<tr class="group-head"><th colspan="3"><button id="head" aria-expanded="true">Actif</button></th></tr>',
    );
  const head = get('head');
  head.addEventListener('click', () => {
    const isOpen = head.getAttribute('aria-expanded') === 'true';
    head.setAttribute('aria-expanded', String(!isOpen));
    head.closest('tr')?.classList.toggle('is-closed', isOpen);
  });
  expect(after(get('link1'), 'ArrowDown')).toBe('link2');
  expect(after(get('link1'), 'ArrowLeft')).toBe('link1');
  expect(after(get('link3'), 'ArrowLeft')).toBe('head');
  expect(head).toHaveAttribute('aria-expanded', 'false');
  expect(after(get('link1'), 'ArrowDown')).toBe('head');
  expect(after(head, 'ArrowRight')).toBe('head');
  expect(head).toHaveAttribute('aria-expanded', 'true');
  expect(after(head, 'ArrowDown')).toBe('link2');
  expect(after(head, 'Tab')).toBe('head');
});

it('a shortcut moves from a row to the actions of the selection', () => {
  const get = draw();
  expect(after(get('link2'), 'a')).toBe('link2');
  document.body.insertAdjacentHTML('afterbegin', '<div data-selection-offers><button id="edit">e</button></div>');
  expect(after(get('link2'), 'a')).toBe('edit');
});

it('Home, End and the page keys lead far among the rows, to the same control', () => {
  const get = draw();
  expect(after(get('link2'), 'End')).toBe('link3');
  expect(after(get('box3'), 'Home')).toBe('box1');
  expect(after(get('link1'), 'PageDown')).toBe('link2');
  expect(after(get('link1'), 'PageUp')).toBe('link1');
});

it('Escape clears the selection, and leads back from its actions to the row', () => {
  const get = draw();
  let cleared = 0;
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<div data-selection><button id="clear">x</button><div data-selection-offers><button id="edit">e</button></div></div>',
  );
  get('clear').addEventListener('click', () => (cleared += 1));
  expect(after(get('link2'), 'Escape')).toBe('link2');
  expect(cleared).toBe(1);
  expect(after(get('link3'), 'a')).toBe('edit');
  const bar = document.querySelector('[data-selection]');
  if (bar) returnToRow(bar);
  expect(document.activeElement?.id).toBe('link3');
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
