const elementOf = (slot: Element): HTMLElement | null => slot.closest<HTMLElement>('[role="button"],button');

/**
 * Restores the focus to a slot after a re-render, unless the person has moved it elsewhere.
 * @param day gets the focus if the slot is not in the view
 */
export function focusSlot(root: HTMLElement, id: number, day: number | undefined): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !root.contains(activeElement)) return;
  const slot = root.querySelector(`[data-slot="${id}"]`);
  const element = slot ? elementOf(slot) : root.querySelector<HTMLElement>(`[data-day="${day}"] [data-number]`);
  if (element) {
    if (element !== activeElement) element.focus();
  } else if (activeElement === document.body) root.focus({ preventScroll: true });
}

/** The slot to focus after a deletion: the next one, otherwise the one before. */
export function neighbourOf(root: HTMLElement, going: ReadonlySet<number>): number | null {
  const ids = [...root.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => Number(dataset.slot));
  const at = ids.findLastIndex((id) => going.has(id));
  if (at < 0) return null;
  const after = ids.slice(at + 1).find((id) => !going.has(id));
  return after ?? ids.slice(0, at).findLast((id) => !going.has(id)) ?? null;
}
