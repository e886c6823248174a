/**
 * Calls of the specification that the product does not answer yet. A call that it answers has to leave this list: its
 * right is in the table, and is checked from that day on.
 */
export const laterOperations: readonly string[] = [];
