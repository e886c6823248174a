import { useEffect } from 'react';
import { BESIDE } from '../../resources/views/page/isDialogOpen';

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

const isStop = (one: HTMLElement): boolean =>
  one.tabIndex >= 0 && !one.matches(':disabled, [type="hidden"]') && one.closest('[hidden], [inert]') === null;

const follows = (one: Node, other: Node): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function keepTab(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  if (key !== 'Tab' || event.defaultPrevented || !(target instanceof Element)) return;
  // Menus and pickers of the panel stand outside of it, and keep the key by themselves.
  const panel = target.closest(`[data-panel-side] [${BESIDE}]`);
  if (!panel) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [first, last] = [stops[0], stops.at(-1)];
  // From the panel's title, which has the focus when it opens, the way back leads out as well.
  const isBefore = shiftKey && first !== undefined && (target === first || follows(first, target));
  if (!isBefore && (shiftKey || target !== last)) return;
  event.preventDefault();
  (shiftKey ? last : first)?.focus();
}

/** Tab goes round in the panel of a slot until Escape closes it: after its last stop would be the end of the page. */
export function useKeptTab(): void {
  useEffect(() => {
    // On the document, after the fields, some of which have the key for themselves.
    document.addEventListener('keydown', keepTab);
    return () => document.removeEventListener('keydown', keepTab);
  }, []);
}
