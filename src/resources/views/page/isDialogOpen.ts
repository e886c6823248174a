/** Marks a panel beside the page, which leaves the page in use. */
export const BESIDE = 'data-beside';

const MODAL = `[role="dialog"]:not([${BESIDE}])`;

/** Whether the keys of the page have to wait: a dialog lies over it, or the key was pressed in a panel beside it. */
export const isDialogOpen = (pressedIn: EventTarget | null): boolean =>
  document.querySelector(MODAL) !== null || (pressedIn instanceof Element && pressedIn.closest(`[${BESIDE}]`) !== null);
