/** Marks a non-modal panel beside the page. */
export const BESIDE = 'data-beside';

const MODAL = `[role="dialog"]:not([${BESIDE}])`;

/** True if keyboard shortcuts of the page are disabled: a dialog is open, or the key was pressed in a side panel. */
export const isDialogOpen = (pressedIn: EventTarget | null): boolean =>
  document.querySelector(MODAL) !== null || (pressedIn instanceof Element && pressedIn.closest(`[${BESIDE}]`) !== null);
