/**
 * Stands for the id of a record that a row of the file makes, until the plan is done: above every id that can be written
 * in a file (15 digits), and a safe integer.
 */
const FIRST = 2 ** 52;

/** @param row of the table, from 0: of a record with nested rows, the first */
export const provisionalId = (row: number): number => FIRST + row;

/** The row that makes the record with this id; undefined for the id of a record that is there. */
export const rowOfProvisional = (id: unknown): number | undefined =>
  typeof id === 'number' && id >= FIRST ? id - FIRST : undefined;

/** What the changes of an import call the record that a row makes. */
export const handleOfRow = (row: number): string => `row-${row}`;
