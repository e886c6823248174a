import type { Issues } from '../../src/resources/records/validate';

/**
 * HTTP statuses of all errors of the API (RFC 9457). Their texts are `problems.<code>` in `src/i18n`; a code without
 * texts does not compile (`problemDocument.ts`). Those of a refused save: `database/changes/refusalReasons.ts`.
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
  /** Arguments of the texts: `%{name}`. */
  readonly args?: Readonly<Record<string, string | number>>;
  readonly errors?: Issues;
  readonly headers?: Readonly<Record<string, string>>;
  /** The internal cause: logged, never sent. */
  readonly cause?: unknown;
}

/** An error for the client; `errorHandler.ts` answers it as a problem document. */
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

export const problem = (code: ProblemCode, options?: ProblemOptions): ProblemError => new ProblemError(code, options);
