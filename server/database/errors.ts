/** The database cannot be opened. The message is one line for the person who runs the server. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnavailable';
  }
}

export class DirectoryInUse extends DatabaseUnavailable {
  constructor(directory: string, pid: number) {
    super(`the data directory ${directory} is in use by process ${pid}`);
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether `error` has one of these codes, from Node (`ENOENT`) or PostgreSQL (`23505`). */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Messages of node-postgres for lost or refused connections: these errors have no code. */
const LOST = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'not queryable',
  'Query read timeout',
];

/** Node's and PostgreSQL's codes: unreachable, shutting down, out of connections, too slow (08, 53, 57). */
const AWAY = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'],
  ...['08000', '08003', '08006', '25P03', '53300', '57014', '57P01', '57P02', '57P03', '57P05'],
];

/** Whether the database is unavailable for now: the same call may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  hasCode(error, ...AWAY) || (error instanceof Error && LOST.some((words) => error.message.includes(words)));

/** Whether a disk is full: the one with the files (Node) or the database's (class 53). */
export const isDiskFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT', '53100');

/** PostgreSQL's `lock_not_available`: a statement waited longer than its `lock_timeout`. */
export const LOCK_TIMEOUT = '55P03';

export const UNDEFINED_TABLE = '42P01';
