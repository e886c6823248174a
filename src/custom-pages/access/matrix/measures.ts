/** Sizes of the matrix, in pixels: drawing only what is seen needs to know them beforehand. */
export const ROW_HEIGHT = 36;
/** The name of a function above the words of its levels, which stand upright: two letters would have to be learned. */
export const HEAD_HEIGHT = 134;
/** One level of one function. */
export const LEVEL_WIDTH = 30;
/** Around the levels of a function. */
export const FUNCTION_PADDING = 4;

/** The sticky column with the names of the rights, on wide and on narrow screens. */
export const NAMES_WIDTH = { wide: 264, narrow: 148 } as const;
