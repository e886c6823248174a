/** The element of a slot in a row: a person in two teams has two rows. */
export const slotId = (prefix: string, row: number, slot: number): string => `${prefix}-${row}-${slot}`;

/** The element of the focused cell where it is empty. */
export const cellId = (prefix: string): string => `${prefix}-cell`;

/** The head of a row. */
export const headId = (prefix: string, row: number): string => `${prefix}-head-${row}`;

/** The cells before those of time: the head of the row. */
const HEADS = 1;

/** How many cells a row has (`aria-colcount`), of so many of time. */
export const columnCount = (times: number): number => times + HEADS;

/** The number of a cell of time in its row, counted from the scale's first (`aria-colindex`, which begins at 1). */
export const columnIndex = (fromFirst: number): number => fromFirst + HEADS + 1;

/** The cell of time that such a number is of, counted from the scale's first. */
export const fromColumnIndex = (index: number): number => index - HEADS - 1;
