import { afterEach, expect, it } from 'vitest';
import { onMenuFocus, onMenuKey, placeMenuStop } from './menuKeys';

afterEach(() => document.body.replaceChildren());

const entry = (name: string) =>
  `<li class="menu-item"><a class="menu-line" href="#" id="${name}">${name}</a><button class="menu-pin" id="pin-${name}" tabindex="-1">p</button></li>`;

/** A menu of two entries with a group heading between them, and the function that presses a key on one of its elements. */
function openMenu(): (id: string, key: string) => string | undefined {
  document.body.innerHTML = `<nav><input id="filtre"><ul>${entry('accueil')}</ul><button id="groupe" aria-expanded="true">G</button><ul>${entry('adherents')}</ul></nav>`;
  const menu = document.querySelector('nav');
  menu?.addEventListener('keydown', (event) => onMenuKey(event as KeyboardEvent));
  menu?.addEventListener('focusin', ({ target, currentTarget }) =>
    onMenuFocus({ type: 'focus', target, currentTarget }),
  );
  return (id, key) => {
    const element = document.querySelector<HTMLElement>(`#${id}`);
    element?.focus();
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return document.activeElement?.id;
  };
}

const stops = () => [...document.querySelectorAll('[tabindex="0"]')].map(({ id }) => id);

it('arrow keys move between lines, and between a line and its pin', () => {
  const after = openMenu();
  expect(after('accueil', 'ArrowDown')).toBe('groupe');
  expect(after('groupe', 'ArrowDown')).toBe('adherents');
  expect(after('adherents', 'ArrowUp')).toBe('groupe');
  expect(after('adherents', 'ArrowRight')).toBe('pin-adherents');
  expect(after('pin-adherents', 'ArrowLeft')).toBe('adherents');
  expect(after('accueil', 'ArrowUp')).toBe('accueil');
});

it('Home and End reach the ends, and the arrow below the filter the first line', () => {
  const after = openMenu();
  expect(after('accueil', 'End')).toBe('adherents');
  expect(after('adherents', 'Home')).toBe('accueil');
  expect(after('filtre', 'ArrowDown')).toBe('accueil');
  expect(after('filtre', 'Home')).toBe('filtre');
});

it('one line of the menu is a tab stop: that of the page, then the focused one', () => {
  const after = openMenu();
  const menu = document.querySelector('nav') as HTMLElement;
  placeMenuStop(menu);
  expect(stops()).toEqual(['accueil']);
  document.querySelector('#adherents')?.setAttribute('aria-current', 'page');
  placeMenuStop(menu);
  expect(stops()).toEqual(['adherents']);
  after('adherents', 'ArrowUp');
  expect(stops()).toEqual(['groupe']);
  after('adherents', 'ArrowRight');
  expect(stops()).toEqual(['adherents']);
});
