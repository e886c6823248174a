import type { Issues } from '../../src/resources/records/validate';

/**
 * Every error that the API answers, with its HTTP status: the one table (RFC 9457).
 * The words are `problems.<code>` in `src/i18n`; a code without words does not compile (`problemDocument.ts`).
 */
export const PROBLEM_STATUS = {
  malformedRequest: 400,
  malformedAddress: 400,
  malformedText: 400,
  tooDeep: 400,
  malformedJson: 400,
  malformedForm: 400,
  bodyExpected: 400,
  bodyNotObject: 400,
  malformedChangeSet: 400,
  malformedChange: 400,
  tooManyValues: 400,
  invalid: 400,
  invalidParameter: 400,
  tooManyWritten: 400,
  unauthenticated: 401,
  invalidToken: 401,
  forbidden: 403,
  unknownAccount: 403,
  lockedAccount: 403,
  notFound: 404,
  unknownRecord: 404,
  unknownDuplication: 404,
  unknownTenant: 404,
  unknownLink: 404,
  methodNotAllowed: 405,
  notOffered: 405,
  requestTooSlow: 408,
  duplicate: 409,
  referenced: 409,
  cycle: 409,
  conflict: 409,
  contended: 409,
  stillRunning: 409,
  idempotencyReused: 409,
  alreadyValidated: 409,
  alreadyDecided: 409,
  exportOutdated: 409,
  requestOutdated: 409,
  slotsRefused: 409,
  simulationConflicts: 409,
  lastAdministrator: 409,
  dependsOnRefused: 409,
  protectedAccount: 403,
  reservedDecision: 403,
  reservedField: 403,
  givesRights: 403,
  quotaReached: 403,
  viewAsReadOnly: 403,
  viewAsNotStarted: 403,
  stale: 412,
  preconditionFailed: 412,
  tooLarge: 413,
  tooManyChanges: 413,
  tooManySlots: 413,
  addressTooLong: 414,
  unsupportedMediaType: 415,
  rangeNotSatisfiable: 416,
  tooManyRequests: 429,
  headersTooLarge: 431,
  unexpected: 500,
  unavailable: 503,
  spoolFull: 503,
  mailUnavailable: 503,
  filesUnavailable: 503,
  noRoom: 507,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

export interface ProblemOptions {
  /** What the words of the code mention: `%{name}`. */
  readonly args?: Readonly<Record<string, string | number>>;
  /** What is wrong, by field or by query parameter. */
  readonly errors?: Issues;
  /** Headers of the answer: `Allow`, `Retry-After`, `WWW-Authenticate`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The private reason: logged, never answered. */
  readonly cause?: unknown;
}

/** An error with a public face: thrown anywhere below a route, answered as a problem document by `errorHandler.ts`. */
export class ProblemError extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly options: ProblemOptions = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'ProblemError';
    this.status = PROBLEM_STATUS[code];
  }
}

/**
 * The error of a code, to be thrown.
 *
 * @example throw problem('methodNotAllowed', { args: { method: 'PUT' }, headers: { allow: 'GET' } });
 */
export const problem = (code: ProblemCode, options?: ProblemOptions): ProblemError => new ProblemError(code, options);
