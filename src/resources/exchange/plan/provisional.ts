/** First provisional id of records to create. Larger than any id in a file (15 digits), and still a safe integer. */
const FIRST = 2 ** 52;

/** @param row of the table, from 0; the first row of a record with nested rows */
export const provisionalId = (row: number): number => FIRST + row;

/** The row that creates the record with this id; undefined for stored records. */
export const rowOfProvisional = (id: unknown): number | undefined =>
  typeof id === 'number' && id >= FIRST ? id - FIRST : undefined;

export const handleOfRow = (row: number): string => `row-${row}`;
