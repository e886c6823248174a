import { isPlainKey, type PressedKey } from '../../resources/views/page/pressedKeys';

type Pressed = PressedKey & Pick<KeyboardEvent, 'currentTarget'>;

const LINES = 'a.menu-line, button[aria-expanded]';
const PIN = '.menu-pin';

const linesIn = (menu: Element): readonly HTMLElement[] => [...menu.querySelectorAll<HTMLElement>(LINES)];

const lineOf = (element: Element | null): Element | null =>
  element?.closest(LINES) ?? element?.closest('.menu-item')?.querySelector(LINES) ?? null;

/** Makes one line of the menu a tab stop: the focused one, else that of the current page, else the first. */
export function placeMenuStop(menu: Element): void {
  const lines = linesIn(menu);
  const current = lines.find((line) => line.hasAttribute('aria-current'));
  const stop = lines.find((line) => line === lineOf(menu.ownerDocument.activeElement)) ?? current ?? lines[0];
  for (const line of lines) line.tabIndex = line === stop ? 0 : -1;
}

/** Moves the tab stop with the focus, and marks the menu while the keyboard is in its lines (`data-by-keys`). */
export function onMenuFocus({
  type,
  target,
  currentTarget,
}: Pick<FocusEvent, 'type' | 'target' | 'currentTarget'>): void {
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return;
  const isIn = type === 'focus' && lineOf(target) !== null;
  if (isIn) placeMenuStop(currentTarget);
  currentTarget.toggleAttribute('data-by-keys', isIn && target.matches(':focus-visible'));
}

/** Arrow keys: up and down between lines, from the filter to the first, sideways to an entry's pin and back. */
export function onMenuKey(event: Pressed): void {
  const { key, target, currentTarget } = event;
  if (!isPlainKey(event)) return;
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return;
  const line = lineOf(target);
  const isFilter = target.matches('input');
  if (!line && !(isFilter && key === 'ArrowDown')) return;
  const lines = linesIn(currentTarget);
  const at = lines.findIndex((one) => one === line);
  const [outwards, back] =
    getComputedStyle(currentTarget).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const targets: Readonly<Record<string, Element | null | undefined>> = {
    ArrowDown: lines[at + 1],
    ArrowUp: lines[at - 1],
    Home: lines[0],
    End: lines.at(-1),
    [outwards]: target.closest('.menu-item')?.querySelector(PIN),
    [back]: line,
  };
  const next = targets[key];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
