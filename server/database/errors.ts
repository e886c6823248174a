/** The database cannot be opened. The message is one line that a person who runs the server understands. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnavailable';
  }
}

/** Another process runs PostgreSQL on the data directory. */
export class DirectoryInUse extends DatabaseUnavailable {
  constructor(directory: string, pid: number) {
    super(`the data directory ${directory} is in use by process ${pid}`);
  }
}

/** The text of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether `error` carries this code, of Node (`ENOENT`) or of PostgreSQL (`23505`). */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** What node-postgres says of connections that broke or could not be had: it gives these errors no code. */
const LOST = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'not queryable',
  'Query read timeout',
];

/** Node's and PostgreSQL's codes for a server that is away, goes away, has no connection left or takes too long (08, 53, 57). */
const AWAY = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'],
  ...['08000', '08003', '08006', '25P03', '53300', '57014', '57P01', '57P02', '57P03', '57P05'],
];

/** Whether an error says that the database cannot be asked now: the same call may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  hasCode(error, ...AWAY) || (error instanceof Error && LOST.some((words) => error.message.includes(words)));

/** Whether an error says that a disk is full: that of the files (Node) or of the database (class 53). */
export const isDiskFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT', '53100');

/** PostgreSQL's code for a statement that waited for a lock longer than its transaction's `lock_timeout`. */
export const LOCK_TIMEOUT = '55P03';

/** PostgreSQL's code for a table that is not there. */
export const UNDEFINED_TABLE = '42P01';
