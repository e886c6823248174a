import { edgeAt } from '../pointer/gesture';

/** Shows by the cursor that the end of a slot can be taken hold of: a slot has no element for it. */
export function showGrip(event: { readonly target: EventTarget; readonly clientX: number }): void {
  const slot = (event.target as HTMLElement).closest<HTMLElement>('[data-slot]');
  if (!slot) return;
  const { left, width } = slot.getBoundingClientRect();
  slot.style.cursor = edgeAt(event.clientX - left, width) ? 'ew-resize' : '';
}
