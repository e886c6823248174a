import { canBeRetried } from '../database/changes/constraintRefusals';
import { isDiskFull, isUnavailable } from '../database/errors';
import { FilesUnavailable } from '../files/fileStore';
import { InvalidQuery } from '../database/listing/invalidQuery';
import { problem, ProblemError, type ProblemCode } from './problem';

const BY_CODE: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_BAD_URL: 'malformedAddress',
  FST_ERR_MAX_PARAM_LENGTH: 'addressTooLong',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bodyExpected',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedJson',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupportedMediaType',
  FST_REQ_FILE_TOO_LARGE: 'tooLarge',
  FST_FILES_LIMIT: 'tooLarge',
  FST_FIELDS_LIMIT: 'tooLarge',
  FST_PARTS_LIMIT: 'tooLarge',
  FST_PROTO_VIOLATION: 'malformedForm',
};

export interface ToProblemContext {
  /** Identifies the log entry with the details of an unexpected error. */
  readonly reference: string;
  readonly maxBodyBytes: number;
  readonly accepted: string;
}

/** Errors of the static file server: a path with `..\\..` or invalid encoding, `If-Match`, `Range`. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'malformedAddress',
  403: 'malformedAddress',
  412: 'preconditionFailed',
  416: 'rangeNotSatisfiable',
};

const codeOfHttpError = (error: Error): ProblemCode | undefined =>
  'expose' in error && error.expose === true && 'statusCode' in error ? BY_STATUS[Number(error.statusCode)] : undefined;

/** Converts any thrown error to a problem; an unforeseen one becomes `unexpected`, without details. */
export function toProblem(error: unknown, context: ToProblemContext): ProblemError {
  if (error instanceof ProblemError) return error;
  const args = { reference: context.reference, maxBytes: context.maxBodyBytes, accepted: context.accepted };
  const code = error instanceof Error && 'code' in error ? BY_CODE[String(error.code)] : undefined;
  if (code) return problem(code, { args, cause: error });
  // secure-json-parse rejects `__proto__` and syntax errors with a plain SyntaxError of status 400.
  if (error instanceof SyntaxError && 'statusCode' in error) return problem('malformedJson', { cause: error });
  if (error instanceof InvalidQuery) {
    const issue = { code: 'filterValue', args: { name: error.field } };
    return problem('invalidParameter', { errors: { Filter: [issue] }, cause: error });
  }
  const refusal = error instanceof Error ? codeOfHttpError(error) : undefined;
  if (refusal) return problem(refusal, { cause: error });
  if (error instanceof FilesUnavailable) return problem('filesUnavailable', { cause: error });
  if (canBeRetried(error)) return problem('contended', { cause: error });
  if (isDiskFull(error)) return problem('noRoom', { cause: error });
  if (isUnavailable(error)) return problem('unavailable', { cause: error });
  return problem('unexpected', { args, cause: error });
}
