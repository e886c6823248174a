import { afterEach, expect, it } from 'vitest';
import { onMenuKey } from './menuKeys';

afterEach(() => document.body.replaceChildren());

const entry = (name: string) =>
  `<li class="menu-item"><a class="menu-line" href="#" id="${name}">${name}</a><button class="menu-pin" id="pin-${name}" tabindex="-1">p</button></li>`;

it('arrow keys move between lines, and between a line and its pin', () => {
  document.body.innerHTML = `<nav><ul>${entry('accueil')}</ul><button id="groupe" aria-expanded="true">G</button><ul>${entry('adherents')}</ul></nav>`;
  document.querySelector('nav')?.addEventListener('keydown', (event) => onMenuKey(event as KeyboardEvent));
  const after = (id: string, key: string) => {
    const element = document.querySelector<HTMLElement>(`#${id}`);
    element?.focus();
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return document.activeElement?.id;
  };
  expect(after('accueil', 'ArrowDown')).toBe('groupe');
  expect(after('groupe', 'ArrowDown')).toBe('adherents');
  expect(after('adherents', 'ArrowUp')).toBe('groupe');
  expect(after('adherents', 'ArrowRight')).toBe('pin-adherents');
  expect(after('pin-adherents', 'ArrowLeft')).toBe('adherents');
  expect(after('accueil', 'ArrowUp')).toBe('accueil');
});
