import { isPlainKey, type PressedKey } from '../../resources/views/page/pressedKeys';

type Pressed = PressedKey & Pick<KeyboardEvent, 'currentTarget'>;

const LINES = 'a.menu-line, button[aria-expanded]';
const PIN = '.menu-pin';

/** Arrow keys: up and down between entries, sideways to an entry's pin and back. */
export function onMenuKey(event: Pressed): void {
  const { key, target, currentTarget } = event;
  if (!isPlainKey(event)) return;
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return;
  const item = target.closest('.menu-item');
  const line = target.matches(LINES) ? target : (item?.querySelector(LINES) ?? null);
  if (!line) return;
  const lines = [...currentTarget.querySelectorAll(LINES)];
  const at = lines.indexOf(line);
  const [outwards, back] =
    getComputedStyle(currentTarget).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const next =
    key === 'ArrowDown'
      ? lines[at + 1]
      : key === 'ArrowUp'
        ? lines[at - 1]
        : key === outwards
          ? item?.querySelector(PIN)
          : key === back
            ? line
            : undefined;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
