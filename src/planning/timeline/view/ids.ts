/** Includes the row, because a person in two teams has two rows. */
export const slotId = (prefix: string, row: number, slot: number): string => `${prefix}-${row}-${slot}`;

export const cellId = (prefix: string): string => `${prefix}-cell`;

export const headId = (prefix: string, row: number): string => `${prefix}-head-${row}`;

/** Cells before the time cells: the row's head. */
const HEADS = 1;

/** `aria-colcount` for a number of time cells. */
export const columnCount = (times: number): number => times + HEADS;

/** `aria-colindex` (from 1) of a time cell, counted from the scale's first. */
export const columnIndex = (fromFirst: number): number => fromFirst + HEADS + 1;

/** Inverse of `columnIndex`. */
export const fromColumnIndex = (index: number): number => index - HEADS - 1;
