/** Of whose records a column takes something besides its own, with the stored fields there. */
export interface FollowedTable {
  readonly table: string;
  /** The own column that points at them; absent: they are below. */
  readonly by?: string;
  readonly fields: readonly string[];
}

/** How a column is computed, without its declaration: another version of the program may have stored it. */
export interface ComputedColumn {
  readonly field: string;
  /** SQL that gives its value of the rows of its table, called `t`. */
  readonly value: string;
  /** The own columns that it is computed of. */
  readonly columns: readonly string[];
  readonly follows: readonly FollowedTable[];
}

const NOTE = 'formula ';

/** Whether a column says that its values are computed: it holds nothing of its own. */
export const isFormulaNote = (note: string): boolean => note.startsWith(NOTE);

/** What a column says of how it is computed. */
export const writeNote = (digest: string, column: ComputedColumn): string =>
  `${NOTE}${digest} ${JSON.stringify(column)}`;

/** The part of a note by which two ways to compute are told apart, whatever the tenant. */
export const noteDigest = (note: string): string => note.slice(NOTE.length).split(' ', 1)[0] ?? '';

/** How a column is computed by its note; undefined for one of before 27 November 2026, which has a function of its own. */
export function readNote(note: string): ComputedColumn | undefined {
  const start = note.indexOf(' ', NOTE.length);
  return isFormulaNote(note) && start > 0 ? (JSON.parse(note.slice(start)) as ComputedColumn) : undefined;
}
