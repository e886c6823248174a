/** The slot of an element, of one of its ancestors, or of a resize handle. */
export function slotIdAt(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const grip = target.closest<HTMLElement>('[data-of]')?.dataset.of;
  if (grip !== undefined) return Number(grip);
  const own = target.closest<HTMLElement>('[data-slot]') ?? target.closest('.rbc-event')?.querySelector('[data-slot]');
  const id = own instanceof HTMLElement ? own.dataset.slot : undefined;
  return id === undefined ? undefined : Number(id);
}
