/** The element of a slot in a row: a person in two teams has two rows. */
export const slotId = (prefix: string, row: number, slot: number): string => `${prefix}-${row}-${slot}`;

/** The element of the focused cell where it is empty. */
export const cellId = (prefix: string): string => `${prefix}-cell`;

/** The head of a row. */
export const headId = (prefix: string, row: number): string => `${prefix}-head-${row}`;
