import type { Edge } from '../../editing/edits';

/** Pixels of the resize zones at a slot's ends. */
const GRIP = 7;
const NARROW_GRIP = 5;
/** Minimum pixels between the zones, for moving. */
const MIDDLE = 14;

/** The end of a slot that a pointer at this pixel would resize. */
export function edgeAt(x: number, width: number): Edge | undefined {
  const grip = width < 3 * MIDDLE ? NARROW_GRIP : GRIP;
  if (width < 2 * grip + MIDDLE) return undefined;
  if (x < grip) return 'start';
  return x > width - grip ? 'end' : undefined;
}

/** Shows the resize cursor at a slot's ends, which have no elements of their own. */
export function showGrip(event: { readonly target: EventTarget; readonly clientX: number }): void {
  const slot = (event.target as HTMLElement).closest<HTMLElement>('[data-slot]');
  if (!slot) return;
  const { left, width } = slot.getBoundingClientRect();
  slot.style.cursor = edgeAt(event.clientX - left, width) ? 'ew-resize' : '';
}
