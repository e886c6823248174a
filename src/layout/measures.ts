/** Height of the bar above everything, in pixels: what stands below it sticks there. */
export const BAR_HEIGHT = 52;
