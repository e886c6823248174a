/** The database cannot be opened. The message is one line that a person who runs the server understands. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnavailable';
  }
}

/** The text of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether `error` carries this code, of Node (`ENOENT`) or of PostgreSQL (`23505`). */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** PostgreSQL's code for a table that is not there. */
export const UNDEFINED_TABLE = '42P01';
