import { isPlainKey, type PressedKey } from './pressedKeys';

/**
 * Roving focus by arrows, Home and End. The group is a single tab stop: its first element has `tabIndex` 0.
 *
 * @param line container
 * @param selector of the focusable elements
 */
export function onLineKey(event: PressedKey, line: Element, selector: string): void {
  const { key, target } = event;
  if (!isPlainKey(event)) return;
  if (!(target instanceof Element) || !target.matches(selector)) return;
  const all = [...line.querySelectorAll<HTMLElement>(selector)];
  const at = all.indexOf(target as HTMLElement);
  const outwards = getComputedStyle(line).direction === 'rtl' ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + outwards,
    ArrowLeft: at - outwards,
    Home: 0,
    End: all.length - 1,
  };
  const next = all[places[key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
