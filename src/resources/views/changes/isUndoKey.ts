import { isDialogOpen } from '../page/isDialogOpen';
import { isTyping } from '../page/isTyping';

/** A key with Ctrl on the page itself: not in an input, not behind a dialog, and not used by another part already. */
const isPageKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !(event.defaultPrevented || event.repeat || event.altKey) &&
  !isTyping(event.target) &&
  !isDialogOpen(event.target);

/** Ctrl+Z */
export const isUndoKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'z' && !event.shiftKey && isPageKey(event);

/** Ctrl+Y, or Ctrl+Shift+Z */
export const isRedoKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === (event.shiftKey ? 'z' : 'y') && isPageKey(event);
