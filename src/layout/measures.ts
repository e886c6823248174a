/** Pixels. */
export const BAR_HEIGHT = 52;

/** Pixels above a floating bar. */
export const BAR_GAP = 8;

/** Pixels of the menu beside the page. */
export const MENU_WIDTH = { open: 240, collapsed: 56 } as const;

/** Pixels on either side of the content, except on a phone. */
export const CONTENT_MARGIN = 24;
