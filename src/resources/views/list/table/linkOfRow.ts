/** What has a use of its own for a click. */
const CONTROLS = 'a, button, input, label, select, textarea, [role=button], .cell-edit, .row-choice';

/** The link of the record whose row or card was clicked beside its controls, unless a text was selected. */
export function linkOfRow({ target }: { readonly target: EventTarget }): Element | null {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return null;
  if (window.getSelection()?.isCollapsed === false) return null;
  return target.closest('[data-record]')?.querySelector('.name-link[data-follow]') ?? null;
}
