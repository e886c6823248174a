/** What keys type text into; a box or a button has none. */
const TYPED = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])';

/** True if keys type text into the element, so that single-key shortcuts are disabled. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED));
