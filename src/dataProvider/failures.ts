import { HttpError } from 'ra-core';
import { formErrors, type FormErrors } from './formErrors';
import { readProblem } from '../resources/protocol/readProblem';

/** The body of an HttpError: the problem document, and its errors in the shape of a form. */
export interface FailureBody {
  readonly errors?: FormErrors;
  readonly problem?: unknown;
  /** The called address, for messages and the not-authorized page. */
  readonly address: string;
}

/** Translation keys by status, for answers without a message. */
const KEY_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'data.errors.invalid',
  401: 'data.errors.unauthenticated',
  403: 'data.errors.forbidden',
  404: 'data.errors.notFound',
  409: 'data.errors.conflict',
  412: 'data.errors.stale',
  413: 'data.errors.tooLarge',
  415: 'data.errors.unsupported',
  429: 'data.errors.tooManyRequests',
  502: 'data.errors.unavailable',
  503: 'data.errors.unavailable',
  504: 'data.errors.unavailable',
};

export const messageKeyOf = (status: number): string => KEY_BY_STATUS[status] ?? 'data.errors.unexpected';

/** The message is the first field error, else detail, title (section 8 of the specification), or a key by status. */
export function answeredFailure(status: number, problem: unknown, address: string): HttpError {
  const { errors, detail, title } = readProblem(problem);
  const general = detail ?? title;
  const message = Object.values(errors)[0]?.[0] ?? general ?? messageKeyOf(status);
  const body: FailureBody = {
    address,
    problem,
    // Only if there are field errors: react-admin then shows no notification.
    ...(Object.keys(errors).length > 0 && { errors: formErrors(errors, general) }),
  };
  return new HttpError(message, status, body);
}

/** A call without an answer, or with an unreadable one; the message is a translation key. */
export const failure = (
  reason:
    | 'network'
    | 'timeout'
    | 'unreadable'
    | 'tooLong'
    | 'createdWithoutId'
    | 'viewAsReadOnly'
    | 'unlisted'
    | 'unaddressed'
    | 'cancelled',
  address: string,
): HttpError => new HttpError(`data.errors.${reason}`, 0, { address } satisfies FailureBody);
