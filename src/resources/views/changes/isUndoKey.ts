import { isDialogOpen } from '../page/isDialogOpen';
import { isTyping } from '../page/isTyping';

/** Ctrl+Z on the page itself: not in an input, not behind a dialog, and not used by another part already. */
export const isUndoKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'z' &&
  (event.ctrlKey || event.metaKey) &&
  !(event.defaultPrevented || event.repeat || event.altKey || event.shiftKey) &&
  !isTyping(event.target) &&
  !isDialogOpen(event.target);
