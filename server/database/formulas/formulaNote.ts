/** Another table that a computed column reads, and the stored fields that it reads there. */
export interface FollowedTable {
  readonly table: string;
  /** The column that references the table; absent if its records are nested below. */
  readonly by?: string;
  readonly fields: readonly string[];
}

/** How a column is computed, independent of the declarations: another version of the program may have stored it. */
export interface ComputedColumn {
  readonly field: string;
  /** SQL expression for the value, over a row of the table aliased `t`. */
  readonly value: string;
  /** The columns of the same row that the value depends on. */
  readonly columns: readonly string[];
  readonly follows: readonly FollowedTable[];
}

const NOTE = 'formula ';

/** Whether a column's comment marks it as computed, so that it holds no data of its own. */
export const isFormulaNote = (note: string): boolean => note.startsWith(NOTE);

export const writeNote = (digest: string, column: ComputedColumn): string =>
  `${NOTE}${digest} ${JSON.stringify(column)}`;

/** Identifies the computation, regardless of the tenant. */
export const noteDigest = (note: string): string => note.slice(NOTE.length).split(' ', 1)[0] ?? '';

/** Reads a column comment; undefined for comments from before 27 November 2026, whose columns have a function each. */
export function readNote(note: string): ComputedColumn | undefined {
  const start = note.indexOf(' ', NOTE.length);
  return isFormulaNote(note) && start > 0 ? (JSON.parse(note.slice(start)) as ComputedColumn) : undefined;
}
