/** A date is a group of spin buttons before an input that takes no focus. */
const FIRST = [
  'input:not([type="hidden"], [tabindex="-1"], :disabled)',
  'textarea:not(:disabled)',
  '[role="combobox"]',
  '[role="spinbutton"]',
].join();

/** The first input within an element. */
export const firstInput = (within: Element): HTMLElement | null => within.querySelector<HTMLElement>(FIRST);

/** False if an input with the focus would open a keyboard over the page. */
export const hasKeyboard = (): boolean => !window.matchMedia?.('(pointer: coarse)').matches;

/**
 * Focuses the part of a screen with which work begins, unless the person has the focus elsewhere, or the device
 * would open its keyboard over the page.
 */
export function takeFirstFocus(part: Element | null, focus: (part: Element) => void): void {
  if (!part || !hasKeyboard()) return;
  // The page, or the dialog that holds the part, has the focus after it was opened.
  if (document.activeElement?.contains(part)) focus(part);
}
