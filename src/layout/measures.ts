/** Height of the bar above everything, in pixels. */
export const BAR_HEIGHT = 52;

/** What is left free above a floating bar, in pixels. */
export const BAR_GAP = 8;
