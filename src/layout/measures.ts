/** Height of the bar above everything, in pixels. */
export const BAR_HEIGHT = 52;

/** What is left free above a floating bar, in pixels. */
export const BAR_GAP = 8;

/** Width of the menu beside the page, in pixels. */
export const MENU_WIDTH = { open: 240, collapsed: 56 } as const;

/** What is left free on either side of the content, in pixels, where the window is no telephone's. */
export const CONTENT_MARGIN = 24;
