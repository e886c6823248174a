import type { Edge } from '../../editing/edits';

/** Within so many pixels of its ends a slot is resized rather than moved: fewer where it is narrow. */
const GRIP = 7;
const NARROW_GRIP = 5;
/** What has to be left between them to move it. */
const MIDDLE = 14;

/** The end of a slot that a pixel within it takes hold of, if any. */
export function edgeAt(x: number, width: number): Edge | undefined {
  const grip = width < 3 * MIDDLE ? NARROW_GRIP : GRIP;
  if (width < 2 * grip + MIDDLE) return undefined;
  if (x < grip) return 'start';
  return x > width - grip ? 'end' : undefined;
}

/** Shows by the cursor that the end of a slot can be taken hold of: a slot has no element for it. */
export function showGrip(event: { readonly target: EventTarget; readonly clientX: number }): void {
  const slot = (event.target as HTMLElement).closest<HTMLElement>('[data-slot]');
  if (!slot) return;
  const { left, width } = slot.getBoundingClientRect();
  slot.style.cursor = edgeAt(event.clientX - left, width) ? 'ew-resize' : '';
}
